/** Odd Lot prints flat, in five inks and a grey, and each cover has one of them for its ground. */
export const oddLot = {
  paper: '#f4efe2',
  stone: '#d9d0bb',
  black: '#15161a',
  red: '#e2371f',
  blue: '#1c43c9',
  yellow: '#f7c21b',
};
