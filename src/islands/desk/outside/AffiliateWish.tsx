import { useState } from 'react';
import { t } from '#i18n/client.ts';
import { proposeAffiliate } from '#stores/desk/agreements.ts';
import { useMay } from '../kit/use-may.ts';
import { TextField, WishForm } from './WishForm.tsx';

const empty = { affiliate: '', prefix: '', url: '', sharePercent: '', cpa: '' };

/** Proposes an affiliate with what it is owed. */
export function AffiliateWish() {
  const [typed, setTyped] = useState(empty);
  if (!useMay('affiliates.propose')) return null;
  const field = (name: keyof typeof empty, type: 'text' | 'url' | 'number' = 'text') => (
    <TextField
      key={name}
      label={t(`deskhouse.agreement.field.${name}`)}
      hint={t(`deskhouse.agreement.hint.${name}`)}
      type={type}
      value={typed[name]}
      onType={(value) => setTyped({ ...typed, [name]: value })}
    />
  );
  return (
    <WishForm
      open={t('deskhouse.agreement.new_affiliate')}
      what={t('deskhouse.agreement.new_affiliate_what')}
      fields={[field('affiliate'), field('prefix'), field('url', 'url'), field('sharePercent', 'number'), field('cpa')]}
      send={(reason) =>
        proposeAffiliate({
          affiliate: typed.affiliate.trim(),
          prefix: typed.prefix.trim(),
          url: typed.url.trim(),
          sharePercent: Number(typed.sharePercent || '0'),
          cpa: typed.cpa.trim() || '0',
          reason,
        })
      }
      onSent={() => setTyped(empty)}
    />
  );
}
