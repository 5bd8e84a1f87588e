/** Tells a person who looks elsewhere that it is their turn: by the icon, a sound, a notification. */
import { settings } from '../core/settings.svelte';
import { play } from './sound';

let wasYours = false;

export function showTurn(isYours: boolean, text: string): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = isYours ? '/icon-turn.svg' : '/icon.svg';
  if (isYours && !wasYours && document.visibilityState === 'hidden') void notify(text);
  if (isYours && !wasYours) play('turn');
  wasYours = isYours;
}

async function notify(text: string): Promise<void> {
  if (!settings.notify || !('Notification' in window)) return;
  const more = {
    body: text,
    icon: `${import.meta.env.BASE_URL}icon-192.png`,
    tag: 'turn',
    data: location.href,
  };
  try {
    const note = new Notification('All City', more);
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Phones only have notifications of a service worker, which fail when the permission wasYours withdrawn.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification('All City', more).catch(() => undefined);
  }
}
