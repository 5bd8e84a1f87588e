/** The address that an invitation means: a link, `id`, or `id.code`. */
export function invitation(text: string): string | null {
  const given = text.trim();
  const link = /\/t\/([\w-]+)(?:#([\w.=-]+))?$/.exec(given);
  const code = /^([\w-]+)(?:\.([\w-]+))?$/.exec(given);
  const found = link ?? code;
  if (!found) return null;
  return `/t/${found[1]}${found[2] ? `#${found[2]}` : ''}`;
}
