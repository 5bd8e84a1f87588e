/** The address that an invitation means: the digits that somebody reads aloud, a link, `id`, or `id.code`. */
import { api } from '../core/http';

export async function invitation(text: string): Promise<string | null> {
  const entered = text.trim();
  if (isJoinCode(entered)) {
    const { table, code } = await api.invitation(entered);
    return `/t/${table}#${code}`;
  }
  const link = /\/t\/([\w-]+)(?:#([\w.=-]+))?$/.exec(entered);
  const code = /^([\w-]+)(?:\.([\w-]+))?$/.exec(entered);
  const match = link ?? code;
  if (!match) return null;
  return `/t/${match[1]}${match[2] ? `#${match[2]}` : ''}`;
}

/** Whether a text is all digits, with spaces or signs between them. */
const isJoinCode = (text: string): boolean => /^[\d\s.–-]*\d$/.test(text);
