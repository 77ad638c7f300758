import type { VariableWaysTitle } from '../paytable.ts';

const weights = [3, 3, 2, 2, 1, 1];

/** Six paper lamps and the moths that come to them: four kinds settle in pairs. */
export const mothLight = {
  id: 'slot-moth-light',
  name: 'Moth Light',
  symbols: {
    W: 'flame',
    A: 'luna',
    B: 'hawk',
    C: 'tiger',
    D: 'emperor',
    E: 'burnet',
    F: 'plume',
    G: 'chrysalis',
    H: 'leaf',
  } as const,
  wild: 'W',
  reels: [
    'HFEHGFEAAGCCEFAACCGHDDEHGFBBHFEGBBDD',
    'GEHCCFEGBBGAEFCCFHGWHFEHDDEFDDBBHGAA',
    'GDDHFGEBBWFAHCCECCEAAHFGHFGEBBEFHGDD',
    'HBBDDWHFEGFAAEBBGAHGECCHFGEFDDGHCCFE',
    'EAAGBBEAFGHEFHWGCCGFHEDDEGHBBHDDFCCF',
    'CCEHFECCGFEHAAGDDHFGBBBBFEAAGHEDDGHF',
  ].map((strip) => ({ strip, weights })),
  pays: {
    A: [80, 160, 275, 450],
    B: [45, 90, 175, 350],
    C: [40, 75, 140, 300],
    D: [36, 60, 110, 225],
    E: [22, 36, 70, 140],
    F: [17, 30, 55, 110],
    G: [13, 22, 40, 80],
    H: [12, 19, 34, 68],
  },
  unitsAStake: 100,
  top: { units: 196_800, cases: 12n },
} satisfies VariableWaysTitle;

/** As it was under versions 1 and 2 of the rules. */
export const formerMothLight: VariableWaysTitle = {
  ...mothLight,
  pays: {
    ...mothLight.pays,
    E: [20, 36, 70, 140],
    F: [16, 30, 55, 110],
    G: [12, 22, 40, 80],
    H: [11, 19, 34, 68],
  },
};
