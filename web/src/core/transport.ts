/** How the client reaches its server: over the network, or in a worker of the browser. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

export interface Transport {
  /** Whether there is a network between them, which may be lost. */
  isNetwork: boolean;
  request(path: string, init: RequestInit): Promise<Response>;
  open(hear: (text: string) => void, lost: () => void): Wire;
}

const network: Transport = {
  isNetwork: true,
  request: (path, init) => fetch(path, { ...init, headers: { 'Content-Type': 'application/json' } }),
  open(hear, lost) {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`);
    socket.onmessage = (event) => hear(event.data as string);
    socket.onclose = lost;
    return socket;
  },
};

let chosen = network;

export const transport = (): Transport => chosen;

/** Use this transport from now on; it is chosen once, before any request. */
export function reachBy(other: Transport): void {
  chosen = other;
}
