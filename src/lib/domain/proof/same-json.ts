const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether two values are the same JSON, whatever the order of their keys. A key that is undefined is as if it were not there. */
export const sameJson = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b)) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((one, at) => sameJson(one, b[at]));
  }
  const entries = (value: object): [string, unknown][] => Object.entries(value).filter(([, one]) => one !== undefined);
  const own = entries(a);
  const other = new Map(entries(b));
  return own.length === other.size && own.every(([key, one]) => other.has(key) && sameJson(one, other.get(key)));
};
