/** The package comes without types: what of it is used here. */
declare module 'semver' {
  /** -1, 0 or 1 by the order of https://semver.org/#spec-item-11; throws for what is no version. */
  export function compare(a: string, b: string): -1 | 0 | 1;
  /** The version as it is meant, or null for what is none. */
  export function valid(version: string): string | null;
}
