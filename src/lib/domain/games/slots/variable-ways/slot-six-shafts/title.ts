import type { VariableWaysTitle } from '../paytable.ts';

const weights = [8, 6, 4, 3, 2, 1];

/** Six shafts into the rock; four lifts open descents, each of which counts once more than the one before. */
export const sixShafts = {
  id: 'slot-six-shafts',
  name: 'Six Shafts',
  symbols: {
    W: 'headlamp',
    S: 'lift',
    A: 'opal',
    B: 'amethyst',
    C: 'gold',
    D: 'ammonite',
    E: 'pickaxe',
    F: 'copper',
    G: 'coal',
    H: 'quartz',
  } as const,
  wild: 'W',
  reels: [
    'GHEFHCAGBDGHEFCSFDGFHBECFDEGHAGCEDHB',
    'DCHFASFEBGCDEHAGHECSDGEHBWFHDCFGEFGB',
    'HBDGFCGEFSAHGDBCFEAWHDECFHGBEDHEGCSF',
    'EHGAECDFHEFBHCSGDFGBEFGWCDEHFAGHBCDS',
    'GADHEFHSCBDFEGFHGECHDBFGAECSEDHWGFBC',
    'EGHCAGHDEFBEGCHDSFAHBCHFGDEGBFCHGEFD',
  ].map((strip) => ({ strip, weights })),
  pays: {
    A: [330, 500, 650, 850],
    B: [165, 275, 390, 500],
    C: [80, 140, 230, 330],
    D: [56, 95, 155, 225],
    E: [24, 36, 54, 75],
    F: [20, 28, 40, 54],
    G: [16, 22, 30, 40],
    H: [14, 18, 24, 32],
  },
  unitsAStake: 100,
  free: { scatter: 'S', least: 4, spins: 12 },
  top: { units: 23_944, cases: 1n },
  topOpening: { units: 10_814, cases: 1n },
} satisfies VariableWaysTitle;
