import { type ApiAnswer, callApi } from '../calls/api.ts';
import { $player, answered, createQuery } from '../calls/query.ts';
import { $walletNews } from '../wallet/wallet.ts';

export type Eligible = ApiAnswer<'listEligiblePromotions'>;
/** A promotion that the player may take. */
export type Promotion = Eligible['events'][number]['promotions'][number];
/** A promotion that the player took. */
export type Grant = ApiAnswer<'listPromotions'>[number];

/** What the player may take now, with what is known of the player; kept for 5 minutes (specification, section 9). */
export const $eligible = createQuery<Eligible>(['promotion-eligible', $player], {
  fetcher: () => answered(callApi('listEligiblePromotions', {})),
});

/** The promotions taken, newest first. */
export const $grants = createQuery<readonly Grant[]>(['promotions', $player], {
  fetcher: () => answered(callApi('listPromotions', {})),
});

/** Asks again for both, where they are shown. */
export const refreshPromotions = (): void => {
  $eligible.revalidate();
  $grants.revalidate();
};
$walletNews.listen(refreshPromotions);

/** The name that opens the dialog of free spins (specification, section 3). */
const noDepositName = 'NO DEPOSIT';

/** Whether a promotion gives its free spins for nothing: the bell opens its dialog instead of a page. */
export const isNoDeposit = ({ config }: Promotion): boolean => config.displayName === noDepositName;

/** Every promotion that is offered: what needs no deposit first, the others in the order of their events. */
export const offersOf = (eligible: Eligible | undefined): readonly Promotion[] => {
  const all = eligible?.events.flatMap(({ promotions }) => promotions) ?? [];
  return [...all.filter(isNoDeposit), ...all.filter((one) => !isNoDeposit(one))];
};

/** How many free spins a promotion gives at most: its configurations are one for each size of a deposit. */
export const spinsOf = ({ config }: Promotion): number =>
  Math.max(0, ...config.freeSpins.flatMap(({ configs }) => configs.map(({ totalSpins }) => totalSpins)));

const waits: readonly Grant['state'][] = ['PENDING', 'HELD', 'QUEUED'];
const isOver: readonly Grant['state'][] = ['COMPLETED', 'CANCELLED', 'EXPIRED'];

/** What runs, what waits for something, and what is over, each newest first as they came. */
export const grantsBy = (grants: readonly Grant[]) => ({
  running: grants.filter(({ state }) => state === 'ACTIVE'),
  waiting: grants.filter(({ state }) => waits.includes(state)),
  ended: grants.filter(({ state }) => isOver.includes(state)),
});
