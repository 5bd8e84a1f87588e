import { IS_SITE } from './offline.svelte';
import { save } from './save';
import { transport } from './transport';

/** Addresses of the client: a path, a query and, after the #, what no server log should contain. */
export interface Place {
  path: string;
  query: URLSearchParams;
  secret: string;
}

class Router {
  place = $state.raw<Place>(here());

  constructor() {
    addEventListener('popstate', () => (this.place = here()));
    addEventListener('hashchange', () => (this.place = here()));
  }

  go(address: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState']({}, '', IS_SITE ? `#${address}` : address);
    this.place = here();
    if (!replace) scrollTo(0, 0);
  }

  /** The parts of the path: /t/abc gives ['t', 'abc']. */
  get parts(): string[] {
    return this.place.path.split('/').filter(Boolean);
  }
}

/** With static files there is only one page, so the whole address stands after the #. */
function here(): Place {
  const at = IS_SITE ? new URL(location.hash.slice(1) || '/', location.origin) : location;
  return {
    path: at.pathname,
    query: new URLSearchParams(at.search),
    secret: decodeURIComponent(at.hash.slice(1)),
  };
}

/** An address of this client for other tabs and other people. */
export function absolute(address: string): string {
  return IS_SITE ? `${location.href.replace(/#.*/, '')}#${address}` : location.origin + address;
}

export const router = new Router();

/** Follow links inside the client without loading the page again. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  if (link.origin !== location.origin) return;
  if (link.hasAttribute('download')) return transport().isNetwork ? undefined : save(event, link);
  const isHere = link.getAttribute('href')?.startsWith('#') ?? false;
  if (!IS_SITE && (link.target || isHere)) return;
  event.preventDefault();
  if (isHere) show(link.hash.slice(1));
  else if (link.target) open(absolute(link.pathname + link.search + link.hash), link.target, 'noopener');
  else router.go(link.pathname + link.search + link.hash);
}

/** Scroll to a place on this page, where the browser cannot do it itself because the # has another meaning. */
function show(id: string): void {
  const { path, query } = router.place;
  router.go(`${path}${query.size ? `?${query}` : ''}#${id}`, true);
  const target = document.getElementById(decodeURIComponent(id));
  target?.focus({ preventScroll: true });
  target?.scrollIntoView();
}
