/** "Your turn" where a person sees it who looks elsewhere: the icon, a sound, a notification. */
import { settings } from '../core/settings.svelte';
import { play } from './sound';

let was = false;

export function showTurn(isYours: boolean, text: string): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = isYours ? '/icon-turn.svg' : '/icon.svg';
  if (isYours && !was && document.visibilityState === 'hidden') notify(text);
  if (isYours && !was) play('turn');
  was = isYours;
}

function notify(text: string): void {
  if (!settings.notify || !('Notification' in window) || Notification.permission !== 'granted') return;
  const note = new Notification('All City', { body: text, icon: '/icon-192.png', tag: 'turn' });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
