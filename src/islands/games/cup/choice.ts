/** How a panel stands with its choice of kinds: above the odds, or on a low screen beside them. */
export const withChoice = (flat: boolean): string =>
  flat ? 'grid-cols-[auto_minmax(0,1fr)]' : 'grid-rows-[auto_minmax(0,1fr)]';

export const choiceLook = (flat: boolean): string =>
  flat ? 'flex-col [&_label]:min-h-6 [&_label]:px-3' : '[&_label]:px-1';
