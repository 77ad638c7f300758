/** A piece of a text. `kept`: a figure, a code or an address, which stands as it is in every language. */
export type TextPart = { readonly text: string; readonly kept: boolean };

const number = String.raw`\d+(?:[.,]\d+)*`;
const sign = '[+−-]?';
const gap = '[ \u00a0]?';
// As in money/currency.ts, which the header's script need not load for this; a test holds both together.
const codes = 'EUR|USD|GBP|CAD|BTC|ETH|USDT|LTC';

/** In this order: the longer one comes first. */
const kept = [
  // Addresses of mails, pages and chains; what a receipt or a seed is known by.
  String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)*`,
  String.raw`https?://[^\s<>"]*[^\s<>".,;:!?)]`,
  String.raw`\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b`,
  String.raw`\b(?=[0-9A-Za-z]*\d)[0-9A-Za-z]{16,}\b|\b[0-9a-f]{32,}\b`,
  // Money: €10.00, 10.00 EUR, and a currency by itself.
  String.raw`${sign}(?:CA)?[\p{Sc}ΞŁ]${gap}${number}`,
  `${sign}${number}${gap}(?:${codes})\\b`,
  `\\b(?:${codes})\\b`,
  // Codes: SUMMER20, SHA-256.
  String.raw`\b(?=[A-Z0-9-]{4,})(?=[A-Z-]*\d)(?=[\d-]*[A-Z])[A-Z0-9]+(?:-[A-Z0-9]+)*\b`,
  // Results and odds: 97.30%, 2.5×, 1863/1870, 2:1, 1,024, 50.49; cards.
  `${sign}${number}${gap}[%×]`,
  String.raw`\b\d+(?:[/:]\d+)+\b`,
  String.raw`${sign}\b\d{1,3}(?:,\d{3})+(?:\.\d+)?\b`,
  String.raw`${sign}\b\d+\.\d+\b`,
  '(?:10|[2-9AKQJ])[♠♥♦♣]',
].join('|');

const pattern = new RegExp(kept, 'gu');
/** What nearly every text without such a part lacks. */
const hint = new RegExp(String.raw`[\d@♠♥♦♣]|[a-f]{32}|\b(?:${codes})\b`, 'u');

/**
 * A text in pieces, those that no translation may change apart from the others; undefined where there are none. All of them together
 * are the text.
 */
export const keptParts = (text: string): readonly TextPart[] | undefined => {
  if (!hint.test(text)) return undefined;
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(pattern)) {
    if (index > from) parts.push({ text: text.slice(from, index), kept: false });
    parts.push({ text: found, kept: true });
    from = index + found.length;
  }
  if (parts.length === 0) return undefined;
  if (from < text.length) parts.push({ text: text.slice(from), kept: false });
  return parts;
};
