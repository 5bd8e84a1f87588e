/**
 * The clauses of the rules in words: what they say and, where we made a decision, our ruling and what the rulebook says.
 */
import { say, spoken } from './words.svelte';

export const isRuling = (id: string): boolean => spoken.has(`ruling-${id.replace('.', '-')}`);

/** A clause without our ruling. */
export const ruleText = (id: string): string => say(`clause-${id.replace('.', '-')}`);

/** Our ruling after its mark; empty where there is none. */
export const rulingText = (id: string): string => (isRuling(id) ? say(`ruling-${id.replace('.', '-')}`) : '');

/** What the rulebook says, or does not say, where we made a decision; empty elsewhere. */
export const rulebookText = (id: string): string =>
  isRuling(id) ? say(`rulebook-${id.replace('.', '-')}`) : '';

export const rulingMark = (): string => say('label', { label: say('rules-ruling') });
export const rulebookMark = (): string => say('label', { label: say('rules-rulebook') });

/** A clause with our ruling, as one text. */
export const clauseText = (id: string): string =>
  isRuling(id) ? `${ruleText(id)} ${rulingMark()} ${rulingText(id)}` : ruleText(id);
