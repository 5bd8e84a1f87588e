/** Texts by key in IndexedDB, for the engine's tables: JSON goes in, JSON comes out. */
const NAME = 'allcity-offline';
const ROWS = 'rows';

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('not stored'));
  });
}

async function database(): Promise<IDBDatabase> {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(ROWS);
  return done(opening);
}

export interface Shelf {
  read(prefix: string): Promise<string>;
  write(changes: string): Promise<void>;
}

export async function openShelf(): Promise<Shelf> {
  const rows = await database();
  return {
    async read(prefix) {
      const store = rows.transaction(ROWS).objectStore(ROWS);
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
      const [keys, texts] = await Promise.all([
        done(store.getAllKeys(range)),
        done<string[]>(store.getAll(range)),
      ]);
      return JSON.stringify(keys.map((key, index) => [key, texts[index]]));
    },
    write(changes) {
      const writing = rows.transaction(ROWS, 'readwrite', { durability: 'strict' });
      const store = writing.objectStore(ROWS);
      for (const [key, text] of Object.entries(JSON.parse(changes) as Record<string, string | null>)) {
        if (text === null) store.delete(key);
        else store.put(text, key);
      }
      return new Promise((resolve, reject) => {
        writing.oncomplete = () => resolve();
        writing.onabort = () => reject(writing.error ?? new Error('not stored'));
      });
    },
  };
}
