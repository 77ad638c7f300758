export const won = 0n;
export const pushed = 0n;
export const lost = 1n;
