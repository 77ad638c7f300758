/** What the header showed last in this tab, so that the next page begins with it. It is shown for the blink until the house has answered. */
export type KeptHeader = {
  /** As it is shown: `€120.00`. */
  readonly amount: string;
  readonly currency: string;
  /** Whether the bell was lit. */
  readonly alert: boolean;
};

/** Read by the script of `layouts/parts/kept-header.ts` as well, before anything of this runs. */
const key = 'faceup:header';

/** Where storage is refused, the next page begins with a skeleton instead. */
export const keepHeader = (header: KeptHeader): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(header));
  } catch {}
};

export const forgetHeader = (): void => {
  try {
    sessionStorage.removeItem(key);
  } catch {}
};

const kinds = { amount: 'string', currency: 'string', alert: 'boolean' } as const;
const isKept = (value: unknown): value is KeptHeader =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(kinds).every(([name, kind]) => typeof Reflect.get(value, name) === kind);

export const keptHeader = (): KeptHeader | undefined => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isKept(value) ? value : undefined;
  } catch {
    return undefined;
  }
};
