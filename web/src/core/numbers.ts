/** Numbers and days as the current language writes them. */
const language = (): string => document.documentElement.lang || 'en';

/** A number with one decimal; a difference has a sign. */
export function decimal(value: number, isChange = false): string {
  const written = new Intl.NumberFormat(language(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: isChange ? 'exceptZero' : 'negative',
  }).format(value);
  return written.replace('-', '−');
}

/** The day of a moment in milliseconds. */
export const day = (at: number): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: 'medium' }).format(at);
