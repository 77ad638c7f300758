/** Values of JSON that somebody else wrote: what each is, and nothing of what it proves. */
export type Read = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Read =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isText = (value: unknown): value is string => typeof value === 'string';
/** SHA-256, or a key of Ed25519, in lower-case hex. */
export const isHash = (value: unknown): value is string => isText(value) && /^[0-9a-f]{64}$/.test(value);
export const isCount = (value: unknown, min = 0): value is number =>
  Number.isSafeInteger(value) && Number(value) >= min;
/** Minor units as digits, of less than 2^127. */
export const isAmount = (value: unknown): value is string => isText(value) && /^(?:0|[1-9]\d{0,37})$/.test(value);

/** What `read` makes of every item of a list; undefined where one is none. */
export const eachOf = <Item>(value: unknown, read: (item: unknown) => Item | undefined): Item[] | undefined => {
  if (!Array.isArray(value)) return undefined;
  const items = value.map(read).filter((item) => item !== undefined);
  return items.length === value.length ? items : undefined;
};
