import type { HoldMask } from '#domain/games/video-poker/hold.ts';

const keptAs = 'faceup:video-poker:holds';

/** The cards that were held before the page was loaded anew; the server asks for them only with the draw. */
export const keptHolds = (roundId: string): HoldMask => {
  try {
    const [kept, mask] = (sessionStorage.getItem(keptAs) ?? '').split(' ');
    return kept === roundId ? Number(mask) & 31 : 0;
  } catch {
    return 0;
  }
};

export const keepHolds = (roundId: string, mask: HoldMask): void => {
  try {
    sessionStorage.setItem(keptAs, `${roundId} ${mask}`);
  } catch {}
};
