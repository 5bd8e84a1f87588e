import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { me } from './core/me.svelte';
import { offline } from './core/offline.svelte';
import { settings } from './core/settings.svelte';
import { LANGUAGES, spoken } from './core/words.svelte';

settings.show();
await offline.begin();
matchMedia('(prefers-color-scheme: light)').addEventListener('change', () => settings.show());
matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', () => settings.show());

await spoken.load(settings.language).catch(() => spoken.load(LANGUAGES[0]));
void me.begin();
const target = document.getElementById('app');
if (target) mount(App, { target });

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`).catch(() => undefined);
}
