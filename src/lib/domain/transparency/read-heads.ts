import type { TreeHead } from './head.ts';

const isHex = (value: unknown, digits: number): value is string =>
  typeof value === 'string' && value.length === digits && /^[0-9a-f]+$/.test(value);

/** A value as a head, with its own fields and no other; undefined of what is none. Says nothing of the signature. */
export const headFrom = (value: unknown): TreeHead | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { logId, epoch, size, root, at, signature } = value as Partial<TreeHead>;
  const isWhole = [epoch, size, at].every((one) => Number.isSafeInteger(one) && Number(one) >= 0);
  if (!isWhole || !isHex(logId, 64) || !isHex(root, 64) || !isHex(signature, 128)) return undefined;
  return { logId, epoch: Number(epoch), size: Number(size), root, at: Number(at), signature };
};

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};

/** The heads of lines of JSON; a line that a power cut left unfinished is no head. */
export const headsOfLines = (text: string): TreeHead[] =>
  text
    .split('\n')
    .map((line) => headFrom(parsed(line)))
    .filter((head) => head !== undefined);

/**
 * The heads in whatever of the log somebody kept: one head, a list, an object with `heads` or `head` (the call’s answer, a file of
 * evidence, a statement), or lines of JSON as `heads.jsonl` has them. None of a text that has none.
 */
export const headsIn = (text: string): TreeHead[] => {
  const whole = parsed(text);
  if (typeof whole !== 'object' || whole === null) return headsOfLines(text);
  const { heads, head } = whole as { readonly heads?: unknown; readonly head?: unknown };
  const list: readonly unknown[] = Array.isArray(whole) ? whole : Array.isArray(heads) ? heads : [head ?? whole];
  return list.map(headFrom).filter((one) => one !== undefined);
};
