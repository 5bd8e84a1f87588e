/** The keys that only the terminal and the readers of files use; the browser does not load them. */
const ELSEWHERE =
  /^(cli|play|simulate|perft|rules-unknown|file|position|verify|bot|record|restamp|edition|ask|action|state|train|print)\b/;

/** A Fluent file without comments and without those keys. */
export function forBrowser(source: string): string {
  return source
    .split(/\n(?=[a-z#])/)
    .filter((entry) => !entry.startsWith('#') && !ELSEWHERE.test(entry))
    .map((entry) => entry.trimEnd())
    .join('\n');
}
