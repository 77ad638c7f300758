import { houseGames } from '#domain/catalogue/house-games.ts';
import { t } from '#i18n/client.ts';
import type { WordKey } from '#i18n/keys.ts';

/** Whose label says another word than the end of their path. */
const labels: Readonly<Record<string, string>> = {
  'event.displayName': 'event_name',
  'coupon.code': 'coupon',
  coupon: 'coupon',
  'countries.only': 'countries',
  'countries.except': 'countries',
  segments: 'segment',
  depositsMade: 'hasDeposits',
  'depositsMade.from': 'depositsFrom',
  'depositsMade.to': 'depositsTo',
  cap: 'hasCap',
  wagering: 'hasWagering',
  'wagering.categories': 'weights',
  freeSpins: 'hasSpins',
  'freeSpins.unlock': 'hasUnlock',
};
const label = (name: string): string => t(`deskcampaigns.field.${name}` as WordKey);

/** What a field of a document is called on its form; where it has no box of its own, its path. */
export const fieldWords = (path: string): string => {
  const parts = path.split('.');
  const last = parts.at(-1) ?? path;
  const known = labels[path];
  if (known !== undefined) return label(known);
  if (path.startsWith('wagering.categories.')) return `${label('weights')}: ${last.replaceAll('_', ' ')}`;
  if (path.startsWith('wagering.games.'))
    return `${label('gameWeights')}: ${houseGames.find(({ id }) => id === last)?.name ?? last}`;
  if (path.startsWith('reward.steps.') && parts[2] !== undefined)
    return `${t('deskcampaigns.step', { number: Number(parts[2]) + 1 })}: ${label(last) || last}`;
  if (parts[0] === 'audience') return `${t('deskcampaigns.condition_label')}: ${parts.slice(1).join('.')}`;
  if (parts[0] === 'countries' || parts[0] === 'currencies') return label(parts[0]);
  return label(last) || path;
};
