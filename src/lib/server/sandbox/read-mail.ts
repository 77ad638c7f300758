/** What the outbox shows of a mail. */
export type ReadMail = {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/**
 * Reads the mails that our own composer writes: a multipart/alternative of one text and one HTML part. No mail reader for
 * the world; what it does not know it shows as it is.
 */
export function readMail(source: string): ReadMail {
  const { headers, body } = splitPart(source);
  const boundary = /boundary="?([^";]+)"?/i.exec(headers.get('content-type') ?? '')?.[1];
  const parts = boundary === undefined ? [source] : body.split(`--${boundary}`).slice(1, -1);
  const read = parts.map((part) => splitPart(part.replace(/^\r?\n/, '')));
  const part = (type: string) => {
    const found = read.find(({ headers: own }) => own.get('content-type')?.toLowerCase().startsWith(type));
    return found === undefined ? '' : decodeBody(found.body, found.headers.get('content-transfer-encoding') ?? '7bit');
  };
  return {
    from: decodeWords(headers.get('from') ?? ''),
    to: decodeWords(headers.get('to') ?? ''),
    subject: decodeWords(headers.get('subject') ?? ''),
    text: part('text/plain'),
    html: part('text/html'),
  };
}

function splitPart(source: string): { headers: ReadonlyMap<string, string>; body: string } {
  const text = source.replaceAll('\r\n', '\n');
  const end = text.indexOf('\n\n');
  const lines = text
    .slice(0, Math.max(end, 0))
    .replaceAll(/\n[ \t]+/g, ' ')
    .split('\n');
  const headers = lines.map(
    (line) => [line.split(':', 1)[0]?.toLowerCase() ?? '', line.slice(line.indexOf(':') + 1).trim()] as const,
  );
  return { headers: new Map(headers), body: text.slice(end + 2) };
}

function decodeBody(body: string, encoding: string): string {
  switch (encoding.toLowerCase()) {
    case 'base64':
      return Buffer.from(body, 'base64').toString('utf8');
    case 'quoted-printable':
      return decodeQuoted(body.replaceAll(/=\n/g, ''));
    default:
      return body;
  }
}

const decodeQuoted = (text: string): string =>
  Buffer.from(
    text
      .replaceAll(/[^\p{ASCII}]/gu, '?')
      .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

/** Encoded words of RFC 2047, UTF-8 alone: `=?UTF-8?Q?J=C3=BCrgen?=`. */
const decodeWords = (text: string): string =>
  text.replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
    kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString('utf8') : decodeQuoted(word.replaceAll('_', ' ')),
  );
