import { gameCategories } from '#domain/catalogue/game.ts';
import { houseGames } from '#domain/catalogue/house-games.ts';
import { changesBetween, type RuleChange } from '#domain/promotions/changes.ts';
import type { PromotionRules } from '#domain/promotions/rules.ts';
import { t } from '#i18n/server.ts';

const fields = [
  'percent',
  'upToEur',
  'freeSpins',
  'minDepositEur',
  'times',
  'days',
  'stakeMaxEur',
  'maxEur',
  'validFrom',
  'validTo',
  'gameId',
  'stakeEur',
  'spins',
  'depositEur',
  'extraBonusPercent',
  'bonusEur',
] as const;

const gameWords = (key: string): string => {
  const category = gameCategories.find((one) => one === key);
  if (category) return t(`lobby.category.${category}`);
  return houseGames.find(({ id }) => id === key)?.name ?? key;
};

/** What a field of a document is about, by the end of its path; undefined of one whose value says little by itself. */
const fieldWords = (path: string): string | undefined => {
  const parts = path.split('.');
  const last = parts.at(-1) ?? path;
  if (path.startsWith('wagering.categories.') || path.startsWith('wagering.games.'))
    return t('texts.promotions.field.counts', { game: gameWords(last) });
  const field = fields.find((one) => one === last);
  return field && t(`texts.promotions.field.${field}`);
};

const valueWords = (value: RuleChange['before']): string => {
  if (value === undefined || value === null) return t('texts.promotions.noValue');
  return Array.isArray(value) ? value.join(', ') : gameWords(String(value));
};

const changeWords = ({ field: path, before, after }: RuleChange): string => {
  const field = fieldWords(path);
  if (field === undefined) return t('texts.promotions.field.other');
  return t('texts.promotions.change', { field, before: valueWords(before), after: valueWords(after) });
};

/** What each version of a promotion changed of the one before it, the newest first; none while there is one version. */
export const versionWords = (versions: readonly PromotionRules[]): string[] =>
  versions
    .flatMap((rules, at) => {
      const before = versions[at - 1];
      const changes = before ? changesBetween(before, rules) : [];
      if (changes.length === 0) return [];
      const { name, version } = rules;
      return [
        t('texts.promotions.version', { name, version, changes: [...new Set(changes.map(changeWords))].join('; ') }),
      ];
    })
    .toReversed();
