/** Offers a text as a download, where the browser has no server to ask for it. */
import { transport } from './transport';

export function save(event: Event, link: HTMLAnchorElement): void {
  event.preventDefault();
  void fetched(link.pathname + link.search, link.download);
}

async function fetched(path: string, name: string): Promise<void> {
  const response = await transport().request(path, {});
  const address = URL.createObjectURL(await response.blob());
  const saving = Object.assign(document.createElement('a'), { href: address, download: name });
  saving.click();
  URL.revokeObjectURL(address);
}
