import { t } from '#i18n/client.ts';
import type { Namespace } from '#i18n/keys.ts';
import { promotionFaultWords } from '#islands/blocks/promotions/fault-words.ts';

/** Where the words of a refused code stand. */
export const codeWords: readonly Namespace[] = ['common', 'promotions'];

/** Which code was refused, why, and what can be done now. `fault`: `promotionFault` of the stores. */
export const codeRefusedWords = (code: string, fault: string): string =>
  t('cashier.code_refused', { code: code.trim(), why: promotionFaultWords(fault) });
