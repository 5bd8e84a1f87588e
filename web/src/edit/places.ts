/** Places in an edition: `city.A.grid[2][3]` leads through tables by names and through lists by numbers from 0. */

export type Data = Record<string, unknown>;

type Key = string | number;

const keysOf = (path: string): Key[] =>
  [...path.matchAll(/([^.[\]]+)|\[(\d+)\]/g)].map(([, name, number]) => name ?? Number(number));

const isTable = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a place; undefined if there is none. */
export function at(data: Data, path: string): unknown {
  let value: unknown = data;
  for (const key of keysOf(path)) {
    if (typeof key === 'number') value = Array.isArray(value) ? value[key] : undefined;
    else value = isTable(value) ? value[key] : undefined;
  }
  return value;
}

/** The same data with another value at a place, or without that place; objects that are not on its path stay the same. */
export const changed = (data: Data, path: string, value: unknown): Data =>
  put(data, keysOf(path), value) as Data;

function put(old: unknown, [key, ...rest]: Key[], value: unknown): unknown {
  if (key === undefined) return value;
  if (typeof key === 'number') {
    const list: unknown[] = Array.isArray(old) ? [...(old as unknown[])] : [];
    while (list.length < key) list.push('');
    const child = put(list[key], rest, value);
    list.splice(key, 1, ...(child === undefined ? [] : [child]));
    return list;
  }
  const table = isTable(old) ? old : {};
  const child = put(table[key], rest, value);
  if (child !== undefined) return { ...table, [key]: child };
  return Object.fromEntries(Object.entries(table).filter(([name]) => name !== key));
}

/** A table with one of its keys renamed, in the same position. */
export const renamed = (table: Data, from: string, to: string): Data =>
  Object.fromEntries(Object.entries(table).map(([name, value]) => [name === from ? to : name, value]));

/** The place that contains a place; empty for the whole. */
export const above = (path: string): string => path.replace(/(\[\d+\]|(^|\.)[^.[\]]*)$/, '');

/** The number that was typed, if it is one; otherwise the text, so that the server can say what is wrong with it. */
export function typed(text: string): number | string {
  const plain = text.trim().replace('−', '-');
  return /^-?\d{1,9}$/.test(plain) ? Number(plain) : text;
}

export const textAt = (data: Data, path: string): string => {
  const value = at(data, path);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
};

export const listAt = (data: Data, path: string): unknown[] => {
  const value = at(data, path);
  return Array.isArray(value) ? (value as unknown[]) : [];
};

export const tableAt = (data: Data, path: string): Data => {
  const value = at(data, path);
  return isTable(value) ? value : {};
};
