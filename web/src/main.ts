import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { me } from './core/me.svelte';
import { settings } from './core/settings.svelte';
import { LANGUAGES, spoken } from './core/words.svelte';

settings.show();
matchMedia('(prefers-color-scheme: light)').addEventListener('change', () => settings.show());
matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', () => settings.show());

await spoken.load(settings.language).catch(() => spoken.load(LANGUAGES[0]));
void me.begin();
const target = document.getElementById('app');
if (target) mount(App, { target });

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
