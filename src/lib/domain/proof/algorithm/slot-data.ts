import { rows } from '../../games/slots/bonus-wheel/paytable.ts';
import { depotNine } from '../../games/slots/bonus-wheel/slot-depot-nine/title.ts';
import { millRace } from '../../games/slots/bonus-wheel/slot-mill-race/title.ts';
import { orrery } from '../../games/slots/bonus-wheel/slot-orrery/title.ts';
import { quarterBells } from '../../games/slots/bonus-wheel/slot-quarter-bells/title.ts';
import { sodaSiphon } from '../../games/slots/cascades/slot-soda-siphon/title.ts';
import { tidepool } from '../../games/slots/cascades/slot-tidepool/title.ts';
import { signalBox } from '../../games/slots/classic/slot-signal-box/title.ts';
import { lineCounts } from '../../games/slots/classic/title.ts';
import { cometRegister } from '../../games/slots/expanding-book/slot-comet-register/title.ts';
import { patternBook } from '../../games/slots/expanding-book/slot-pattern-book/title.ts';
import { polarLogbook } from '../../games/slots/expanding-book/slot-polar-logbook/title.ts';
import { nightOrchard } from '../../games/slots/free-spins/slot-night-orchard/title.ts';
import { deepFoundry } from '../../games/slots/hold-respin/slot-deep-foundry/title.ts';
import { honeyLedger } from '../../games/slots/hold-respin/slot-honey-ledger/title.ts';
import { waxAndSeal } from '../../games/slots/hold-respin/slot-wax-and-seal/title.ts';
import { apothecaryRow } from '../../games/slots/pick-bonus/slot-apothecary-row/title.ts';
import { lotusHour } from '../../games/slots/pick-bonus/slot-lotus-hour/title.ts';
import { pennyProscenium } from '../../games/slots/pick-bonus/slot-penny-proscenium/title.ts';
import { lamplightersRound } from '../../games/slots/sticky-wilds/slot-lamplighters-round/title.ts';
import { rainGarden } from '../../games/slots/sticky-wilds/slot-rain-garden/title.ts';
import { seedVault } from '../../games/slots/sticky-wilds/slot-seed-vault/title.ts';
import { heights } from '../../games/slots/variable-ways/paytable.ts';
import { gableStreet } from '../../games/slots/variable-ways/slot-gable-street/title.ts';
import { mothLight } from '../../games/slots/variable-ways/slot-moth-light/title.ts';
import { sixShafts } from '../../games/slots/variable-ways/slot-six-shafts/title.ts';
import { kiteHarbour } from '../../games/slots/ways/slot-kite-harbour/title.ts';
import { gameData } from './game-data.ts';

/** The strips, weights and paytables of the slots. */
export const slotData = {
  'slot-depot-nine': gameData('slots/bonus-wheel', { ...depotNine, rows }),
  'slot-mill-race': gameData('slots/bonus-wheel', { ...millRace, rows }),
  'slot-orrery': gameData('slots/bonus-wheel', { ...orrery, rows }),
  'slot-quarter-bells': gameData('slots/bonus-wheel', { ...quarterBells, rows }),
  'slot-soda-siphon': gameData('slots/cascades', sodaSiphon),
  'slot-tidepool': gameData('slots/cascades', tidepool),
  'slot-signal-box': gameData('slots/classic', { ...signalBox, lineCounts }),
  'slot-comet-register': gameData('slots/expanding-book', cometRegister),
  'slot-pattern-book': gameData('slots/expanding-book', patternBook),
  'slot-polar-logbook': gameData('slots/expanding-book', polarLogbook),
  'slot-night-orchard': gameData('slots/free-spins', nightOrchard),
  'slot-deep-foundry': gameData('slots/hold-respin', deepFoundry),
  'slot-honey-ledger': gameData('slots/hold-respin', honeyLedger),
  'slot-wax-and-seal': gameData('slots/hold-respin', waxAndSeal),
  'slot-apothecary-row': gameData('slots/pick-bonus', apothecaryRow),
  'slot-lotus-hour': gameData('slots/pick-bonus', lotusHour),
  'slot-penny-proscenium': gameData('slots/pick-bonus', pennyProscenium),
  'slot-lamplighters-round': gameData('slots/sticky-wilds', lamplightersRound),
  'slot-rain-garden': gameData('slots/sticky-wilds', rainGarden),
  'slot-seed-vault': gameData('slots/sticky-wilds', seedVault),
  'slot-gable-street': gameData('slots/variable-ways', { ...gableStreet, heights }),
  'slot-moth-light': gameData('slots/variable-ways', { ...mothLight, heights }),
  'slot-six-shafts': gameData('slots/variable-ways', { ...sixShafts, heights }),
  'slot-kite-harbour': gameData('slots/ways', kiteHarbour),
} as const;
