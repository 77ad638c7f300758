/** Common Hour paints the open air: wide skies in flat washes. */
export const hour = {
  night: '#17325c',
  sky: '#3f86b5',
  haze: '#a9d3d8',
  cream: '#fbf1dc',
  peach: '#f6b183',
  coral: '#e4593f',
  sun: '#f5c542',
  turf: '#4f8a4c',
};
