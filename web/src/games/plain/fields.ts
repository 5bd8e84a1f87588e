/** A view of any game as labels and values: the common ones, and those of each seat. */
import { say, spoken } from '../../core/words.svelte';

/** The fields that most views have; the others are read as they come. */
export interface View {
  game: string;
  phase?: string;
  points?: readonly (number | null)[];
  chosen?: readonly boolean[];
  [field: string]: unknown;
}

export interface Field {
  name: string;
  label: string;
  /** One value for all, or one for each seat. */
  values: readonly string[];
}

/** Fields that need no explanation for a reader. */
const HIDDEN = new Set(['game', 'edition', 'seat', 'phase', 'key']);

/** The fields of a view that all seats share, and those that have a value for each of so many seats. */
export function fields(view: View, seats: number): { common: Field[]; seated: Field[] } {
  const common: Field[] = [];
  const seated: Field[] = [];
  for (const [name, value] of Object.entries(view)) {
    if (HIDDEN.has(name)) continue;
    if (!Array.isArray(value) || value.length !== seats) common.push(field(view.game, name, [value]));
    else if (value.every(isRecord)) {
      for (const key of Object.keys(value[0] ?? {}))
        seated.push(
          field(
            view.game,
            key,
            value.map((one) => one[key]),
          ),
        );
    } else seated.push(field(view.game, name, value));
  }
  return { common, seated };
}

function field(game: string, name: string, values: readonly unknown[]): Field {
  const key = `field-${game}-${name}`;
  return { name, label: spoken.has(key) ? say(key) : name.replaceAll('_', ' '), values: values.map(text) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value in words; an empty value is a dash. */
function text(value: unknown): string {
  if (typeof value === 'boolean') return say(value ? 'plain-yes' : 'plain-no');
  if (Array.isArray(value)) return value.map(text).join(' ') || '–';
  if (isRecord(value))
    return (
      Object.entries(value)
        .map(([name, one]) => `${name} ${text(one)}`)
        .join(', ') || '–'
    );
  return value === null || value === '' ? '–' : String(value);
}
