import type { CampaignFigures } from '#contract/desk/campaigns.ts';
import { cardOf } from '#domain/games/book/card-of.ts';
import { isGameId } from '#domain/games/book/registry.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { inEuros, toldDeposit } from '#domain/promotions/deposit-span.ts';
import { forecast } from '#domain/promotions/forecast.ts';
import { gamesWithOdds } from '#domain/promotions/odds/distributions.ts';
import { type GameOdds, oddsOfGame } from '#domain/promotions/odds/game-odds.ts';
import { type Spread, spreadOf, spreadOfAll } from '#domain/promotions/play/cost-spread.ts';
import { findStrategy, type PatientGame } from '#domain/promotions/play/find-strategy.ts';
import { playOut } from '#domain/promotions/play/play-out.ts';
import { findPolicy } from '#domain/promotions/play/policy/find-policy.ts';
import { quickLuck } from '#domain/promotions/play/quick-luck.ts';
import { riskOf } from '#domain/promotions/risk.ts';
import type { PromotionRules } from '#domain/promotions/rules.ts';
import { usualChoice } from '#domain/promotions/usual-choice.ts';
import { weightOf } from '#domain/promotions/weights.ts';
import { allRows, bestReturnOf } from '#domain/returns/figure-rows.ts';
import { strategyFigures } from './strategy-figures.ts';

/** What is computed of a document, and of how many players it would be for; null: they are too few to be told. */
export type ToCompute = { readonly rules: PromotionRules; readonly players: number | null };
export type Computed = Omit<CampaignFigures, 'id' | 'revision' | 'madeAt' | 'by' | 'size'>;

const playersMost = 20_000;
const playersLeast = 400;
/** So many rounds and spins are played at most, so that it ends in time. */
const roundsMost = 30_000_000;
const forecastWork = 6_000_000;
/** The same of those who change bets on the way. */
const policyRounds = 8_000_000;
/** Rounds and spins as a plan has them, with the same luck each time. */
const seed = 20_261_130;

const euros = (minor: number): string => formatAmount(BigInt(Math.round(minor)), 'EUR');
const minutes = (ms: number): number => Math.ceil(ms / 60_000);
const spreadEur = ({ mean, standardError, quantiles }: Spread) => ({
  mean: euros(mean),
  standardError: euros(standardError),
  quantiles: quantiles.map(euros),
});

/** Games that are decided on the way, at the return of their best known play. */
const patientGames = (): PatientGame[] =>
  allRows().flatMap((row) => {
    const { game, name, figures } = row;
    if ((gamesWithOdds as readonly string[]).includes(game) || cardOf(game).risk === 'untold') return [];
    const { num, den } = bestReturnOf(row) ?? figures.returnToPlayer;
    const { category, risk } = cardOf(game);
    const spot = figures.kind;
    const counted = risk === 'whole' ? 10_000 : riskOf(game, [{ spot, amountMinor: 10_000n }]);
    return [{ game, name, category, spot, returns: Number((num * 1_000_000_000n) / den) / 1e9, risk: counted }];
  });

/** The first bet of a game of each category at which stakes count. */
const usualGames = (rules: PromotionRules, odds: readonly GameOdds[]): GameOdds[] => {
  const counted = odds.filter(
    ({ game, category }) => rules.wagering === null || weightOf(rules.wagering, { id: game, category }) > 0,
  );
  return [...new Set(counted.map(({ category }) => category))].flatMap(
    (category) => counted.find((one) => one.category === category) ?? [],
  );
};

/** Null of a bet that swings too little to be followed: any bank outlasts it. */
const oddsTold = (rules: PromotionRules, games: readonly GameOdds[], spins: GameOdds | null, depositMinor: bigint) =>
  games.map((odds) => {
    try {
      const told = forecast(rules, inEuros(depositMinor), { odds, stakeMinor: 100n, spins, work: forecastWork });
      const { game, name, spot } = odds;
      const [deposit, stake] = [euros(Number(depositMinor)), euros(Number(told.stakeMinor))];
      const cost = euros(told.meanLeftMinor - Number(depositMinor));
      return { game, name, spot, deposit, stake, chance: told.chance, cost, minutes: minutes(told.ms ?? 0) };
    } catch (error) {
      if (error instanceof RangeError) return null;
      throw error;
    }
  });

/** What counts and has no line of odds, so that no game is missing without a word. */
const withoutOddsOf = (rules: PromotionRules, still: readonly GameOdds[], patient: readonly PatientGame[]) => {
  const counts = ({ game, category }: PatientGame): boolean =>
    rules.wagering !== null && weightOf(rules.wagering, { id: game, category }) > 0;
  const decided = new Set(patient.filter(counts).map(({ name }) => name));
  return [
    ...still.map(({ name }) => ({ name, why: 'swings_too_little' as const })),
    ...[...decided].map((name) => ({ name, why: 'decided_on_the_way' as const })),
  ];
};

/** A deposit that unlocks what spins win is one of the deposits by which such a promotion is told. */
const depositOf = (rules: PromotionRules): bigint =>
  rules.freeSpins?.unlock ? BigInt(Math.round(Number(rules.freeSpins.unlock.depositEur) * 100)) : toldDeposit(rules);

/** All that is told of a document before it is published. */
export const computeFigures = ({ rules, players }: ToCompute): Computed => {
  const odds = gamesWithOdds.filter(isGameId).flatMap(oddsOfGame);
  const choice = usualChoice(rules, odds);
  if (!choice) throw new RangeError('no game has odds');
  const depositMinor = depositOf(rules);
  const facts = inEuros(rules.reward.kind === 'deposit' || rules.freeSpins?.unlock ? depositMinor : 0n);
  const told = forecast(rules, facts, { ...choice, work: forecastWork });
  const each = Math.max(1, (told.rounds ?? 0) + told.reward.freeSpins);
  const many = Math.max(playersLeast, Math.min(playersMost, Math.floor(roundsMost / each)));
  const luck = quickLuck(seed);
  const { reward, stakeMinor } = told;
  const paid = facts.depositMinor;
  const played = playOut(
    { rules, reward, depositMinor: paid, stakeMinor, odds: choice.odds, spins: choice.spins, stream: luck },
    many,
  );
  const patient = patientGames();
  const found = findPolicy(rules, odds, { players: playersMost, rounds: policyRounds, seed });
  const games = usualGames(rules, odds);
  const lines = oddsTold(rules, games, choice.spins, paid);
  const usual = { game: choice.odds.game, name: choice.odds.name, spot: choice.odds.spot };
  return {
    usual: { ...usual, deposit: euros(Number(paid)), stake: euros(Number(stakeMinor)) },
    players: many,
    cost: spreadEur(spreadOf(played.costs)),
    costOfAll: players === null || players === 0 ? null : spreadEur(spreadOfAll(played.costs, players, luck)),
    odds: lines.filter((line) => line !== null),
    withoutOdds: withoutOddsOf(
      rules,
      games.filter((_, at) => lines[at] === null),
      patient,
    ),
    ...strategyFigures(findStrategy(rules, { odds, patient }), found, {
      players,
      timesAYear: rules.oncePer === 'week' ? 52 : 1,
    }),
  };
};
