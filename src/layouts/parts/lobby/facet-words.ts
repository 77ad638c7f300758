import { defaultSortOf } from '#domain/catalogue/facets.ts';
import { type Choice, type Filters, type Sort, sorts } from '#domain/catalogue/filters.ts';
import type { GameCategory, GameFeature, Volatility } from '#domain/catalogue/game.ts';
import { t } from '#i18n/server.ts';

/** A choice as it stands in its own field, whose name is beside it. */
export const optionWord = ({ name, value }: Choice): string => {
  switch (name) {
    case 'studio':
      return value;
    case 'category': {
      const category = value as GameCategory;
      return t(`lobby.category.${category}`);
    }
    case 'volatility': {
      const volatility = value as Volatility;
      return t(`lobbies.volatility.${volatility}`);
    }
    case 'rtp':
      return t('lobbies.fromReturn', { rtp: value });
    case 'feature': {
      const feature = value as GameFeature;
      return t(`lobbies.feature.${feature}`);
    }
  }
};

/** A choice by itself, where nothing names its field. */
export const choiceWord = (choice: Choice): string => {
  if (choice.name === 'rtp') return t('lobbies.returnChip', { rtp: choice.value });
  if (choice.name !== 'volatility') return optionWord(choice);
  const volatility = choice.value as Volatility;
  return t(`lobbies.volatilityChip.${volatility}`);
};

/** An order of a list; what was typed for is listed by how well it matches. */
type Order = Sort | 'match';

type SortOption = { readonly value: string; readonly label: string; readonly chosen: boolean };

/** The orders to choose from. The list's own comes first and needs no word in the address. */
export const sortOptionsOf = (filters: Filters): readonly SortOption[] => {
  const own: Order = filters.q === '' ? defaultSortOf(filters) : 'match';
  const orders: readonly Order[] = [own, ...sorts.filter((sort) => sort !== own)];
  const chosen = filters.sort ?? own;
  return orders.map((sort) => ({
    value: sort === own ? '' : sort,
    label: t(`lobbies.sorts.${sort}`),
    chosen: sort === chosen,
  }));
};
