import { examineTable } from '#tests/support/wallet-kit/table.ts';
import { examineSteps } from '#tests/support/wallet-kit/table-steps.ts';

// One of each way in which a round is placed: settled at once, opened for decisions, drawn out of a series.
examineTable('roulette-european');
examineTable('blackjack');
examineTable('scratch-parcel-room');
// And of each way in which a round that waits is decided: by one step, by the last of several, by a step that adds to the stake.
examineSteps('jacks-or-better');
examineSteps('mines');
examineSteps('caribbean-stud');
