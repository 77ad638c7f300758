// Computed by scripts/exact/pai-gow-poker.ts over every deal; not to be edited by hand.

/** Pairs of hands in which both of the player’s are higher, one is, and neither; copies are the dealer’s. */
export const won = 2_387_036_935_870_112n;
export const pushed = 3_373_946_418_246_412n;
export const lost = 2_489_475_677_097_876n;
