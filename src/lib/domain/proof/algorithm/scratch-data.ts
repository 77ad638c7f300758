import { prizes as foxAndCrow } from '../../games/scratch/scratch-fox-and-crow/prizes.ts';
import { prizes as marketDay } from '../../games/scratch/scratch-market-day/prizes.ts';
import { prizes as nightFerry } from '../../games/scratch/scratch-night-ferry/prizes.ts';
import { prizes as paperPlanes } from '../../games/scratch/scratch-paper-planes/prizes.ts';
import { prizes as parcelRoom } from '../../games/scratch/scratch-parcel-room/prizes.ts';
import { prizes as parishHall } from '../../games/scratch/scratch-parish-hall/prizes.ts';
import { prizes as tideTable } from '../../games/scratch/scratch-tide-table/prizes.ts';
import { prizes as wordGarden } from '../../games/scratch/scratch-word-garden/prizes.ts';
import { gameData } from './game-data.ts';

/** The prize table of each series of tickets. */
export const scratchData = {
  'scratch-fox-and-crow': gameData('scratch', { prizes: foxAndCrow }),
  'scratch-market-day': gameData('scratch', { prizes: marketDay }),
  'scratch-night-ferry': gameData('scratch', { prizes: nightFerry }),
  'scratch-paper-planes': gameData('scratch', { prizes: paperPlanes }),
  'scratch-parcel-room': gameData('scratch', { prizes: parcelRoom }),
  'scratch-parish-hall': gameData('scratch', { prizes: parishHall }),
  'scratch-tide-table': gameData('scratch', { prizes: tideTable }),
  'scratch-word-garden': gameData('scratch', { prizes: wordGarden }),
} as const;
