/** The picture of an offer: 960 by 960 units about its middle, from 260 above to 700 below, whose lowest ink is the ground on which its figure stands. It says nothing that no text says. */
export const offerSvg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -260 960 960" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">${content}</svg>`;
