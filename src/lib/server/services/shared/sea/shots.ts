import { type Fish, findFish } from '#domain/games/fishing/fishing-shared/sea.ts';
import { parseSpot } from '#domain/games/fishing/fishing-shared/spots.ts';
import type { ServerContext } from '../../../context.ts';
import { type CatchRow, listCatches } from '../../../db/queries/sea.ts';
import type { SettledRound } from '../../games/present.ts';
import { publicIdOf } from '../present.ts';
import type { SeaShot } from './messages.ts';

/** A picture may be so far behind the clock, or ahead of it. */
const aroundMs = 5_000;

/** The fish that a shot named, where it was in the water then. */
const fishIn = (spot: string, atMs: number): Fish | undefined => {
  const fish = findFish(parseSpot(spot)?.fish ?? '');
  return fish && atMs > fish.startsAtMs - aroundMs && atMs < fish.endsAtMs + aroundMs ? fish : undefined;
};

/** Whether a fish of that name is still on its way. */
export const isInWater = (fish: string, atMs: number): boolean => (findFish(fish)?.endsAtMs ?? 0) > atMs;

type Settled = {
  readonly roundId: string;
  readonly sessionId: string;
  readonly spot: string;
  readonly pays: number;
  readonly payout: string;
  readonly currency: SeaShot['currency'];
  readonly at: string;
};

const shotOf = ({ roundId, sessionId, spot, pays, payout, currency, at }: Settled): SeaShot | undefined => {
  const target = parseSpot(spot)?.target;
  if (!target) return undefined;
  const fish = fishIn(spot, Date.parse(at))?.id ?? null;
  const caught = pays > 0 ? payout : null;
  return {
    id: publicIdOf(roundId),
    seat: publicIdOf(sessionId),
    target: target.id,
    fish,
    pays,
    payout: caught,
    currency,
    at,
  };
};

/** A settled round as others see it: what the target brought, without anything that a pot paid beside it. */
export const shotOfRound = (
  { id, bets, outcome, wins, at }: SettledRound,
  sessionId: string,
  currency: SeaShot['currency'],
): SeaShot | undefined =>
  shotOf({
    roundId: id,
    sessionId,
    spot: String(bets[0]?.['spot']),
    pays: Number(outcome['pays'] ?? 0),
    payout: String(wins[0]?.['payout']),
    currency,
    at,
  });

const shotOfRow = ({ id, session_id, bets, outcome, wins, currency, ended_at }: CatchRow): SeaShot | undefined =>
  shotOf({
    roundId: id,
    sessionId: session_id,
    spot: bets[0]?.spot ?? '',
    pays: outcome.pays,
    payout: wins[0]?.payout ?? '0',
    currency,
    at: ended_at.toISOString(),
  });

/** No fish takes longer to go through the sea. */
export const rememberedMs = 60_000;

/** What was caught for real money in the last minute, newest first: the database knows, whatever this process has heard. */
export const readCatches = async (ctx: ServerContext): Promise<SeaShot[]> => {
  const since = new Date(ctx.clock.now().getTime() - rememberedMs);
  const rows = await ctx.db.query<CatchRow>(listCatches, [since, 'fishing-shared']);
  return rows.flatMap((row) => shotOfRow(row) ?? []);
};
