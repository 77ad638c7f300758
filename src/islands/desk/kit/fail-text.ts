import { t } from '#i18n/client.ts';
import type { WordKey } from '#i18n/keys.ts';
import type { KeyCode } from '#stores/desk/enter.ts';

/** What a failed call says at the desk. A test holds the words against every code that a call of the desk may give. */
export const failText = (code: KeyCode): string => t(`desk.error.${code}` as WordKey) || t('desk.error.internal');
