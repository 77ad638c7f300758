/** XML 1.0 as the house writes it for others: elements with texts, a line feed after each. */
export type Xml = string | null;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/** What XML 1.0 has no place for is left out: it could not be read at all otherwise. */
const notOfXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const escaped = (text: string): string =>
  text.replace(notOfXml, '').replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** An element with a text; nothing where there is none. */
export const leaf = (name: string, text: string | null): Xml =>
  text === null || text === '' ? null : `<${name}>${escaped(text)}</${name}>`;
/** An element with others in it, in their order. */
export const node = (name: string, children: readonly Xml[], namespace?: string): string =>
  `<${name}${namespace === undefined ? '' : ` xmlns="${escaped(namespace)}"`}>\n${children.filter((child) => child !== null).join('\n')}\n</${name}>`;
export const xmlFile = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
