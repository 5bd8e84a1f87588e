import { expect, test } from 'vitest';
import { grouped, type Reason } from '../src/table/why';

const reason = (clause: string, shared: string, text: string): Reason => ({
  clause,
  code: '',
  facts: {},
  text,
  shared,
});

test('reasons that say the same of several things stand together', () => {
  const all = [
    reason('T1.1', 'first', 'a'),
    reason('T1.1', 'after Ana', 'b'),
    reason('T1.1', 'first', 'c'),
    reason('T1.2', '', 'd'),
    reason('T1.2', '', 'e'),
  ];
  expect(grouped(all)).toEqual([[all[0], all[2]], [all[1]], [all[3]], [all[4]]]);
});
