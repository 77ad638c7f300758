/** Halden & Rook print from engraved plates: navy and claret on ivory, and a little old gold. */
export const halden = { navy: '#14203d', claret: '#7a1f2e', ivory: '#f3ead6', gold: '#c9a25b' };
