import { type ApiAnswer, callApi } from '../calls/api.ts';
import { $player, answered, createQuery } from '../calls/query.ts';

export type OwnMarkers = ApiAnswer<'readMarkers'>;
export type Sign = OwnMarkers['markers'][number];

/** What the player’s own play shows. To ask for it is to be shown it: only the page that shows it looks here. */
export const $markers = createQuery<OwnMarkers>(['markers', $player], {
  fetcher: () => answered(callApi('readMarkers', {})),
});
