import { mkdir, writeFile } from 'node:fs/promises';
import { readOffers } from '../src/lib/offers/read-offers.ts';
import { type Measured, measure } from '../tests/bench/promotions/measure.ts';
import { plans } from '../tests/bench/promotions/plans.ts';

const players = Number(process.argv[2] ?? 100_000);
if (!Number.isSafeInteger(players) || players < 100 || players > 10_000_000) {
  console.error('npm run bench:promotions [-- 100000]: players of each promotion, from 100 to 10,000,000');
  process.exit(2);
}

const euros = (minor: number): string => (minor / 100).toFixed(2);
const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/** Cost: what a player has more in the end than was deposited. The band: 3.3 standard errors around the forecast. */
const rowOf = ({ plan, played, forecastCost, forecastChance, holds }: Measured) => {
  const band = 3.3 * played.standardError;
  return {
    promotion: plan.promotion,
    game: `${plan.game} ${plan.spot}`,
    'deposit, EUR': euros(Number(plan.depositMinor)),
    'stake, EUR': euros(Number(plan.stakeMinor)),
    'mean cost, EUR': euros(played.meanCost),
    'forecast band': `${euros(forecastCost - band)} to ${euros(forecastCost + band)}`,
    completed: percent(played.completed),
    'forecast chance': percent(forecastChance),
    holds: holds ? 'yes' : 'NO',
  };
};

const offers = readOffers();
const measured = offers.map((rules, at) => {
  const plan = plans.find(({ promotion }) => promotion === rules.id);
  if (!plan) throw new Error(`tests/bench/promotions/plans.ts: no plan for ${rules.id}`);
  console.error(`${rules.id}: ${players} players …`);
  return measure(rules, plan, players, 20_261_122 + at);
});
const rows = measured.map(rowOf);
console.table(rows);
await mkdir('.bench', { recursive: true });
await writeFile('.bench/promotions.json', `${JSON.stringify(rows, null, 2)}\n`);
if (measured.some(({ holds }) => !holds)) process.exitCode = 1;
