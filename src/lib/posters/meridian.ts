/** Meridian Tables prints in the inks of its cloth, its pockets, its wood and its brass. */
export const meridian = {
  paper: '#efe3c8',
  black: '#14211e',
  red: '#b23a2c',
  green: '#1c7a55',
  brass: '#c08f3a',
  wood: '#4a2c1b',
  wine: '#5c1420',
  slate: '#3d4356',
  iron: '#1b1e2a',
  mint: '#a9d8bd',
  plum: '#4b2a63',
};
