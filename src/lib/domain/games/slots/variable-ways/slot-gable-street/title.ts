import type { VariableWaysTitle } from '../paytable.ts';

const weights = [2, 6, 8, 5, 2, 1];

/** Six houses on a canal; what stands in their windows. Calm: the low symbols carry most of the return. */
export const gableStreet = {
  id: 'slot-gable-street',
  name: 'Gable Street',
  symbols: {
    W: 'lamp',
    A: 'cello',
    B: 'cat',
    C: 'globe',
    D: 'birdcage',
    E: 'teapot',
    F: 'geranium',
    G: 'books',
    H: 'curtains',
  } as const,
  wild: 'W',
  reels: [
    'HGEDFHBDAGHCFGBEAHDGFEHCEGFHDGEBFHCF',
    'CBDFHGEFHEGBFDGECFHAWDHBFGDFGEHGCEHA',
    'EFBCEAHCGFHGDFGEBGEAFHGFDEHGBWCDHFDH',
    'HDEFGAEHGBHCEHGFEHDGFBADHFCDFCBWGEFG',
    'GWFHGEBGDHCEHFBEDAHGFHGFDGECBDFACHEF',
    'EBHEGHDAHGFEHGFBEGFCDHECDHFGBDFAGCHF',
  ].map((strip) => ({ strip, weights })),
  pays: {
    A: [110, 175, 350, 750],
    B: [85, 125, 200, 350],
    C: [70, 105, 155, 280],
    D: [42, 64, 100, 170],
    E: [23, 34, 50, 85],
    F: [17, 24, 36, 58],
    G: [13, 18, 28, 45],
    H: [10, 14, 21, 36],
  },
  unitsAStake: 100,
  top: { units: 28_993, cases: 2n },
} satisfies VariableWaysTitle;
