import { examineTable } from '#tests/support/wallet-kit/table.ts';

// One of each way in which a round is placed: settled at once, opened for decisions, drawn out of a series.
examineTable('roulette-european');
examineTable('blackjack');
examineTable('scratch-parcel-room');
