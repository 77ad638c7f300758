/** An element of a file that `xml.ts` wrote; `text` is its own, of one without others in it. */
export type XmlElement = { readonly name: string; readonly text: string; readonly children: readonly XmlElement[] };

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const token = /<\/([^\s<>/]+)>|<([^\s<>/!?]+)(?: xmlns="[^"<>]*")?>|([^<>]+)/gy;

/**
 * Reads what `xml.ts` writes, and nothing else: no attributes but a namespace, no comments, no document type, no entities but the five of
 * XML itself. Undefined where it is not well-formed.
 */
export const readXml = (file: string): XmlElement | undefined => {
  const text = file.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, '').trimEnd();
  type Open = { readonly name: string; text: string; readonly children: XmlElement[] };
  const open: Open[] = [{ name: '', text: '', children: [] }];
  let at = 0;
  for (const [whole, closed, opened, said] of text.matchAll(token)) {
    at += whole.length;
    const top = open.at(-1);
    if (top === undefined) return undefined;
    if (opened !== undefined) open.push({ name: opened, text: '', children: [] });
    else if (said !== undefined) {
      const plain = unescaped(said);
      if (plain === undefined) return undefined;
      top.text += plain;
    } else {
      open.pop();
      const isBare = top.children.length === 0 || top.text.trim() === '';
      if (top.name !== closed || !isBare) return undefined;
      open.at(-1)?.children.push({ ...top, text: top.children.length === 0 ? top.text : '' });
    }
  }
  const [root] = open;
  const isWhole = at === text.length && open.length === 1 && root?.children.length === 1 && root.text.trim() === '';
  return isWhole ? root.children[0] : undefined;
};

const unescaped = (text: string): string | undefined =>
  /&(?!(?:amp|lt|gt|quot|apos);)/.test(text)
    ? undefined
    : text.replaceAll(/&(\w+);/g, (_, sign: string) => signs[sign] ?? '');

/** Those below one of these names, at whatever depth, in their order. */
export const elementsOf = (element: XmlElement, name: string): XmlElement[] =>
  element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...elementsOf(child, name)]);

/** The text of the one child of this name; empty where there is none. */
export const textOf = (element: XmlElement | undefined, name: string): string =>
  element?.children.find((child) => child.name === name)?.text ?? '';
