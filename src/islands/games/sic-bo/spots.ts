import { t } from '#i18n/client.ts';
import type { SpotWords } from '../kit/outcome/spot-words.ts';

const kinds = ['small', 'big', 'odd', 'even', 'any-triple', 'triple', 'double', 'single', 'total', 'pair'] as const;

/** The felt of Sic Bo has names of its own: its odd, even and double are not those of other tables. */
export const spots: SpotWords = (spot) => {
  const [kind = '', detail = ''] = spot.split(':');
  const found = kinds.find((one) => one === kind);
  return found && t(`rounds.sic_bo.${found}`, { a: detail.replace('-', ' + ') });
};
