/** Joins class names; false, null and undefined fall away. */
export const cx = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');
