import type { Coin, Hold } from '#domain/games/slots/hold-respin/hold.ts';
import { type HoldTitle, placesOf } from '#domain/games/slots/hold-respin/title.ts';
import type { Stops } from '#domain/games/slots/reels.ts';
import { type ShownLine, shownLines, windowOf } from '../../picture/lines.ts';
import { partOf, readStops, sharesOf } from '../../picture/shares.ts';

/** Where a hold stands: its coins, those that have just come, and the respins left. `turning`: the empty places are asked. */
export type HoldStep = {
  readonly coins: readonly Coin[];
  readonly fresh: readonly number[];
  readonly left: number;
  readonly turning: boolean;
  /** All that the round has won so far: its lines and the coins held, or the full window. */
  readonly totalMinor: bigint;
};

export type HoldScript = {
  readonly stops: Stops;
  readonly window: readonly string[];
  readonly lines: readonly ShownLine[];
  /** The hold step by step, none when it did not begin, and what it adds to the lines. */
  readonly steps: readonly HoldStep[];
  readonly full: boolean;
  readonly holdMinor: bigint;
};

const readCoins = (value: unknown): readonly Coin[] =>
  Array.isArray(value)
    ? value.map(partOf).map(({ cell, units }): Coin => ({ cell: Number(cell), units: Number(units) }))
    : [];

const readHold = (value: unknown): Omit<Hold, 'units'> | undefined => {
  const { first, respins, full } = partOf(value);
  if (!Array.isArray(first) || !Array.isArray(respins)) return undefined;
  return { first: readCoins(first), respins: respins.map(readCoins), full: full === true };
};

/** Coins and respins left after each respin: a new coin sets them back. */
const stagesOf = (hold: Omit<Hold, 'units'>, respins: number) => {
  let coins = hold.first;
  let left = respins;
  const stages = [{ coins, fresh: coins, left }];
  for (const landed of hold.respins) {
    coins = [...coins, ...landed];
    left = landed.length > 0 ? respins : left - 1;
    stages.push({ coins, fresh: landed, left });
  }
  return stages;
};

/** A round as it is shown: the stops name the lines that pay, the record the coins of each respin. */
export const holdScript = (title: HoldTitle, outcome: unknown, stakeMinor: bigint): HoldScript | undefined => {
  const { machine, chart } = title;
  const parts = partOf(outcome);
  const stops = readStops(parts['stops'], machine.strips);
  if (stops === undefined) return undefined;
  const { window, wins } = windowOf(machine, stops);
  const hold = readHold(parts['hold']);
  const scale = { stakeMinor, unitsAStake: machine.unitsAStake };
  const lineUnits = wins.map(({ units }) => units);
  const paid = (coins: readonly Coin[]): bigint => {
    const units = coins.length === placesOf(machine) ? [chart.full] : coins.map((coin) => coin.units);
    return sharesOf([...lineUnits, ...units], scale).reduce((sum, share) => sum + share, 0n);
  };
  const stages = hold ? stagesOf(hold, chart.respins) : [];
  const steps = stages.flatMap(({ coins, fresh, left }, index): HoldStep[] => {
    const landed = { coins, fresh: fresh.map(({ cell }) => cell), left, turning: false, totalMinor: paid(coins) };
    const before = stages[index - 1];
    if (!before) return [landed];
    const turning = { ...before, fresh: [], left: before.left - 1, turning: true, totalMinor: paid(before.coins) };
    return [turning, landed];
  });
  const lineShares = sharesOf(lineUnits, scale);
  const linesMinor = lineShares.reduce((sum, share) => sum + share, 0n);
  return {
    stops,
    window,
    lines: shownLines(machine, wins, lineShares),
    steps,
    full: hold?.full ?? false,
    holdMinor: (steps.at(-1)?.totalMinor ?? linesMinor) - linesMinor,
  };
};
