import * as foxAndCrow from '../../games/scratch/scratch-fox-and-crow/panel.ts';
import { prizes as foxAndCrowPrizes } from '../../games/scratch/scratch-fox-and-crow/prizes.ts';
import * as marketDay from '../../games/scratch/scratch-market-day/panel.ts';
import { prizes as marketDayPrizes } from '../../games/scratch/scratch-market-day/prizes.ts';
import { prizes as nightFerry } from '../../games/scratch/scratch-night-ferry/prizes.ts';
import { prizes as paperPlanes } from '../../games/scratch/scratch-paper-planes/prizes.ts';
import { prizes as parcelRoom } from '../../games/scratch/scratch-parcel-room/prizes.ts';
import * as parishHall from '../../games/scratch/scratch-parish-hall/panel.ts';
import { prizes as parishHallPrizes } from '../../games/scratch/scratch-parish-hall/prizes.ts';
import * as tideTable from '../../games/scratch/scratch-tide-table/panel.ts';
import { prizes as tideTablePrizes } from '../../games/scratch/scratch-tide-table/prizes.ts';
import { gardens } from '../../games/scratch/scratch-word-garden/gardens.ts';
import { prizes as wordGarden } from '../../games/scratch/scratch-word-garden/prizes.ts';
import { gameData } from './game-data.ts';

const letterSets = gardens.flatMap(({ beds }, garden) => beds.map((sets, words) => ({ garden, words, sets })));

/** The prize table of each series of tickets, and what is printed on them. */
export const scratchData = {
  'scratch-fox-and-crow': gameData('scratch', {
    prizes: foxAndCrowPrizes,
    amounts: foxAndCrow.amounts,
    ways: foxAndCrow.ways,
  }),
  'scratch-market-day': gameData('scratch', {
    prizes: marketDayPrizes,
    baskets: marketDay.baskets,
    ways: marketDay.ways,
  }),
  'scratch-night-ferry': gameData('scratch', { prizes: nightFerry }),
  'scratch-paper-planes': gameData('scratch', { prizes: paperPlanes }),
  'scratch-parcel-room': gameData('scratch', { prizes: parcelRoom }),
  'scratch-parish-hall': gameData('scratch', {
    prizes: parishHallPrizes,
    amounts: parishHall.amounts,
    ways: parishHall.ways,
  }),
  'scratch-tide-table': gameData('scratch', {
    prizes: tideTablePrizes,
    amounts: tideTable.amounts,
    moons: tideTable.moons,
    ways: tideTable.ways,
  }),
  'scratch-word-garden': gameData('scratch', { prizes: wordGarden, letterSets }),
} as const;
