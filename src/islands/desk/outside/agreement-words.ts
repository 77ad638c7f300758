import { t } from '#i18n/client.ts';
import type { Agreement } from '#stores/desk/agreements.ts';
import { listed } from '#stores/format/list.ts';
import { displayWire } from '#stores/format/money.ts';

/** What it will do once somebody has said yes. */
export const whatOf = ({ address, affiliate, renews, types }: Agreement): string => {
  if (renews !== null) return t('deskhouse.agreement.renewed', { host: address });
  if (affiliate !== null)
    return t('deskhouse.agreement.affiliate', {
      affiliate: affiliate.id,
      prefix: affiliate.prefix,
      host: address,
      percent: affiliate.sharePercent,
      cpa: displayWire(affiliate.cpa, 'EUR'),
    });
  return types === null
    ? t('deskhouse.agreement.everything', { host: address })
    : t('deskhouse.agreement.types', { host: address, types: listed(types) });
};
