import { findGame, type GameId } from '#domain/games/book/registry.ts';
import type { Json } from '#domain/games/kit/game.ts';
import { depotNine } from '#domain/games/slots/bonus-wheel/slot-depot-nine/title.ts';
import { millRace } from '#domain/games/slots/bonus-wheel/slot-mill-race/title.ts';
import { orrery } from '#domain/games/slots/bonus-wheel/slot-orrery/title.ts';
import { quarterBells } from '#domain/games/slots/bonus-wheel/slot-quarter-bells/title.ts';
import { sodaSiphon } from '#domain/games/slots/cascades/slot-soda-siphon/title.ts';
import { tidepool } from '#domain/games/slots/cascades/slot-tidepool/title.ts';
import { settle as settleSignalBox } from '#domain/games/slots/classic/rules.ts';
import { signalBox } from '#domain/games/slots/classic/slot-signal-box/title.ts';
import { nightOrchard } from '#domain/games/slots/free-spins/slot-night-orchard/title.ts';
import { deepFoundry } from '#domain/games/slots/hold-respin/slot-deep-foundry/title.ts';
import { honeyLedger } from '#domain/games/slots/hold-respin/slot-honey-ledger/title.ts';
import { waxAndSeal } from '#domain/games/slots/hold-respin/slot-wax-and-seal/title.ts';
import { windowAt } from '#domain/games/slots/reels.ts';
import { kiteHarbour } from '#domain/games/slots/ways/slot-kite-harbour/title.ts';
import { toDecimalString, zero } from '#domain/maths/rational.ts';
import { countOf } from '#tests/support/chi-square.ts';
import { type Law, type Outcome, oneIn, textOf, upTo } from '#tests/support/law.ts';

const { strips: signalStrips } = signalBox;

const { rows: orchardRows, strips: orchardStrips, scatter } = nightOrchard;

const { strips: kiteStrips } = kiteHarbour;

/** The chance of so many reels that show a symbol, reel by reel. */
const reelsShowing = (strips: readonly string[], rows: number, symbol: string): Map<string, number> => {
  let law = [1];
  for (const [reel, strip] of strips.entries()) {
    const shown = upTo(strip.length).filter((stop) =>
      (
        windowAt(
          strips,
          strips.map((_, other) => (other === reel ? stop : 0)),
          rows,
        )[reel] ?? ''
      ).includes(symbol),
    );
    const p = shown.length / strip.length;
    law = [...law, 0].map((chance, count) => chance * (1 - p) + (law[count - 1] ?? 0) * p);
  }
  return new Map(law.map((chance, count) => [textOf(count), chance]));
};

const countReels = (window: Json | undefined, symbol: string): string =>
  textOf((window as readonly string[]).filter((column) => column.includes(symbol)).length);

/** Every stop of the three reels, by what the rules pay for it. */
const signalLaw = (() => {
  const [first = 0, second = 0, third = 0] = signalStrips.map((strip) => strip.length);
  const paid = countOf(
    upTo(first * second * third).map((stop) => {
      const stops = [Math.floor(stop / (second * third)), Math.floor(stop / third) % second, stop % third];
      return textOf(settleSignalBox(signalBox, [{ spot: 'lines:5', amountMinor: 5n }], stops).payoutMinor);
    }),
  );
  return new Map([...paid].map(([units, stops]) => [units, stops / (first * second * third)]));
})();

/** How often a spin returns anything, by the game's own exact figure. */
const winLaw = (gameId: GameId): Map<string, number> => {
  const hits = Number(toDecimalString(findGame(gameId)?.returns()[0]?.hitFrequency ?? zero, 15));
  return new Map([
    ['wins', hits],
    ['loses', 1 - hits],
  ]);
};

const winCase = (game: GameId, rounds: number): Law => ({
  game,
  what: 'whether it wins',
  rounds,
  spot: 'spin',
  law: winLaw(game),
  cell: (_, { payoutMinor }) => (payoutMinor > 0n ? 'wins' : 'loses'),
});

/** The stops of the first reel of a machine that spins strips, every one as likely. */
const firstStops = (game: GameId, { strips }: { readonly strips: readonly string[] }): Law => ({
  game,
  what: 'the stop of reel 1',
  rounds: 10_000,
  spot: 'spin',
  law: oneIn(upTo(strips[0]?.length ?? 0).map(textOf)),
  cell: ({ stops }) => textOf((stops as readonly number[])[0]),
});

/** Stops of two neighbouring reels together: even, and one tells nothing of the other. */
const jointStops = (strips: readonly string[], reel: number) => ({
  law: oneIn(
    upTo(strips[reel]?.length ?? 0).flatMap((a) => upTo(strips[reel + 1]?.length ?? 0).map((b) => `${a} ${b}`)),
  ),
  cell: ({ stops }: Outcome) => (stops as readonly number[]).slice(reel, reel + 2).join(' '),
});

export const laws: readonly Law[] = [
  {
    game: 'slot-signal-box',
    what: 'the payout of five lines',
    rounds: 40_000,
    spot: 'lines:5',
    law: signalLaw,
    cell: (_, { payoutMinor }) => textOf(payoutMinor / 200n),
  },
  {
    game: 'slot-night-orchard',
    what: 'the moons of the paid spin',
    rounds: 30_000,
    spot: 'spin',
    law: reelsShowing(orchardStrips, orchardRows, scatter),
    cell: ({ spin }) => countReels((spin as Outcome)['window'], scatter),
  },
  {
    game: 'slot-kite-harbour',
    what: 'the stops of reels 1 and 2',
    rounds: 30_000,
    spot: 'spin',
    ...jointStops(kiteStrips, 0),
  },
  {
    game: 'slot-tidepool',
    what: 'the stops of reels 3 and 4',
    rounds: 20_000,
    spot: 'spin',
    ...jointStops(tidepool.strips, 2),
  },
  {
    game: 'slot-soda-siphon',
    what: 'the stops of reels 2 and 3',
    rounds: 20_000,
    spot: 'spin',
    ...jointStops(sodaSiphon.strips, 1),
  },
  firstStops('slot-honey-ledger', honeyLedger.machine),
  firstStops('slot-wax-and-seal', waxAndSeal.machine),
  firstStops('slot-deep-foundry', deepFoundry.machine),
  firstStops('slot-mill-race', millRace),
  firstStops('slot-orrery', orrery),
  firstStops('slot-depot-nine', depotNine),
  firstStops('slot-quarter-bells', quarterBells),
  winCase('slot-mill-race', 10_000),
  winCase('slot-orrery', 10_000),
  winCase('slot-depot-nine', 10_000),
  winCase('slot-quarter-bells', 10_000),
  winCase('slot-wax-and-seal', 5_000),
  winCase('slot-gable-street', 5_000),
  winCase('slot-moth-light', 5_000),
  winCase('slot-six-shafts', 3_000),
  winCase('slot-night-orchard', 20_000),
  winCase('slot-polar-logbook', 5_000),
  winCase('slot-pattern-book', 5_000),
  winCase('slot-comet-register', 3_000),
  winCase('slot-lamplighters-round', 4_000),
  winCase('slot-rain-garden', 4_000),
  winCase('slot-seed-vault', 4_000),
  winCase('slot-kite-harbour', 20_000),
  winCase('slot-tidepool', 20_000),
  winCase('slot-soda-siphon', 10_000),
];
