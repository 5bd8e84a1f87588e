/** Addresses of the client: a path, a query and, after #, what no server log should hold. */
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
    history[replace ? 'replaceState' : 'pushState']({}, '', address);
    this.place = here();
    if (!replace) scrollTo(0, 0);
  }

  /** The parts of the path: /t/abc gives ['t', 'abc']. */
  get parts(): string[] {
    return this.place.path.split('/').filter(Boolean);
  }
}

function here(): Place {
  return {
    path: location.pathname,
    query: new URLSearchParams(location.search),
    secret: decodeURIComponent(location.hash.slice(1)),
  };
}

export const router = new Router();

/** Follow links inside the client without loading the page again. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  if (link.target || link.origin !== location.origin || link.hasAttribute('download')) return;
  if (link.pathname === location.pathname && link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
