import { t } from '#i18n/client.ts';
import { fishName } from '../words.ts';

const own = ['angelfish', 'kraken'] as const;

/** "Angelfish"; the kinds that both seas have are called alike. */
export const reefName = (id: string): string => {
  const name = own.find((one) => one === id);
  return name ? t(`reef.fish.${name}`) : fishName(id);
};
