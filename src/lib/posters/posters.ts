import { baccaratPoster } from './baccarat.ts';
import { blackjackPoster } from './blackjack.ts';
import { casinoHoldemPoster } from './casino-holdem.ts';
import { crapsPoster } from './craps.ts';
import { crashPoster } from './crash.ts';
import { deucesNotSoUglyPoster } from './deuces-not-so-ugly.ts';
import { dicePoster } from './dice.ts';
import { fishingPoster } from './fishing.ts';
import { horsesPoster } from './horses.ts';
import { jacksOrBetterPoster } from './jacks-or-better.ts';
import { kenoPoster } from './keno-40-10.ts';
import { limboPoster } from './limbo.ts';
import { minesPoster } from './mines.ts';
import { plinkoPoster } from './plinko.ts';
import type { Poster } from './poster.ts';
import { rouletteAmericanPoster } from './roulette-american.ts';
import { rouletteEuropeanPoster } from './roulette-european.ts';
import { rouletteFrenchPoster } from './roulette-french.ts';
import { nightFerryPoster } from './scratch-night-ferry.ts';
import { parcelRoomPoster } from './scratch-parcel-room.ts';
import { kiteHarbourPoster } from './slot-kite-harbour.ts';
import { nightOrchardPoster } from './slot-night-orchard.ts';
import { signalBoxPoster } from './slot-signal-box.ts';
import { tidepoolPoster } from './slot-tidepool.ts';
import { threeCardPokerPoster } from './three-card-poker.ts';

/** The posters by game id. A game of the catalogue without one stops the build. */
const posters: Readonly<Record<string, Poster>> = {
  'roulette-european': rouletteEuropeanPoster,
  blackjack: blackjackPoster,
  baccarat: baccaratPoster,
  'three-card-poker': threeCardPokerPoster,
  'casino-holdem': casinoHoldemPoster,
  'jacks-or-better': jacksOrBetterPoster,
  'deuces-not-so-ugly': deucesNotSoUglyPoster,
  craps: crapsPoster,
  crash: crashPoster,
  horses: horsesPoster,
  'roulette-american': rouletteAmericanPoster,
  'roulette-french': rouletteFrenchPoster,
  dice: dicePoster,
  fishing: fishingPoster,
  'keno-40-10': kenoPoster,
  limbo: limboPoster,
  mines: minesPoster,
  plinko: plinkoPoster,
  'scratch-night-ferry': nightFerryPoster,
  'scratch-parcel-room': parcelRoomPoster,
  'slot-kite-harbour': kiteHarbourPoster,
  'slot-night-orchard': nightOrchardPoster,
  'slot-signal-box': signalBoxPoster,
  'slot-tidepool': tidepoolPoster,
};

/** The games that have a poster. */
export const drawnGames: readonly string[] = Object.keys(posters);

export const posterOf = (gameId: string): Poster => {
  const poster = posters[gameId];
  if (!poster)
    throw new Error(`No poster for the game "${gameId}": draw one in src/lib/posters and list it in posters.ts`);
  return poster;
};
