import { t } from '#i18n/client.ts';
import type { Kick } from '../picture/penalty.ts';

const places = [0, 1, 2, 3, 4, 5] as const;

/** A place of the goal: "Top left". */
export const placeWords = (place: number): string => {
  const known = places[place] ?? 0;
  return t(`instant.penalty.place_${known}`);
};

/** What became of a kick: "goal, Top left". */
export const kickWords = ({ state, place, covered }: Kick): string => {
  if (state === 'told') return t('instant.penalty.kick_told', { covered: covered.map(placeWords).join(', ') });
  if (place === undefined) return t(state === 'next' ? 'instant.penalty.kick_next' : 'instant.penalty.kick_waiting');
  return t(state === 'goal' ? 'instant.penalty.kick_goal' : 'instant.penalty.kick_saved', { place: placeWords(place) });
};

/** What the picture shows of the last kick. */
export const pictureWords = (kick: Kick | undefined): string => {
  if (kick?.place === undefined) return t('instant.penalty.picture_ready');
  return t(kick.state === 'goal' ? 'instant.penalty.picture_goal' : 'instant.penalty.picture_saved', {
    place: placeWords(kick.place),
  });
};
