/** All outcomes of chance with their weights, so that dice can be verified in the browser.
 *
 * A second, independent count of what `chance` in setup.py gives; used for nothing else.
 */
import type { MatchRecord } from '../../table/verify';
import type { Printed } from './view';

type Outcomes = (readonly [string, number])[];

export function chance(record: MatchRecord, printed: unknown): Outcomes[] {
  const tokens = (printed as Printed).shapes.filter((shape) => !shape.is_small).map((shape) => shape.name);
  const drawn: string[] = [];
  return record.log
    .filter((row) => row.seat === -1)
    .map(({ text }) => {
      const [word, first = ''] = text.split(' ');
      if (word === 'token') {
        const free = tokens.filter((name) => !drawn.includes(name));
        drawn.push(first);
        return free.map((name) => [`token ${name}`, 1] as const);
      }
      if (word === 'lead')
        return Array.from({ length: record.seats }, (_, seat) => [`lead ${seat + 1}`, 1] as const);
      return rolls(record.seats + 1);
    });
}

/** Every throw of so many dice, in ascending order, with the number of ways in which it comes about. */
export function rolls(dice: number): Outcomes {
  const found: Outcomes = [];
  const throwMore = (values: number[]): void => {
    if (values.length === dice) {
      found.push([['roll', ...values].join(' '), ways(values)]);
      return;
    }
    for (let value = values.at(-1) ?? 1; value <= 6; value++) throwMore([...values, value]);
  };
  throwMore([]);
  return found;
}

function ways(values: number[]): number {
  const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
  let found = factorial(values.length);
  for (const value of new Set(values)) found /= factorial(values.filter((one) => one === value).length);
  return found;
}
