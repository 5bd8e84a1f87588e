/** The address that an invitation means: the digits that somebody read aloud, a link, `id`, or `id.code`. */
import { api } from '../core/http';

export async function invitation(text: string): Promise<string | null> {
  const given = text.trim();
  if (isJoinCode(given)) {
    const { table, code } = await api.invitation(given);
    return `/t/${table}#${code}`;
  }
  const link = /\/t\/([\w-]+)(?:#([\w.=-]+))?$/.exec(given);
  const code = /^([\w-]+)(?:\.([\w-]+))?$/.exec(given);
  const found = link ?? code;
  if (!found) return null;
  return `/t/${found[1]}${found[2] ? `#${found[2]}` : ''}`;
}

/** Whether a text is all digits, with spaces or signs between them. */
const isJoinCode = (text: string): boolean => /^[\d\s.–-]*\d$/.test(text);
