import { useState } from 'react';
import { t } from '#i18n/client.ts';
import { togglePromoMail } from '#stores/profile/promo-mail.ts';
import { Checkbox } from '#ui/Checkbox.tsx';

/** Promotions by mail, on or off at once: the box follows the server's word. */
export function PromoToggle({ on, onChosen }: { on: boolean; onChosen: (on: boolean) => void }) {
  const [busy, setBusy] = useState(false);
  const flip = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const now = await togglePromoMail();
    if (now !== undefined) onChosen(now);
    setBusy(false);
  };
  return (
    <div>
      <Checkbox
        role="switch"
        label={<span className="text-base font-semibold text-ivory-100">{t('profile.promos')}</span>}
        checked={on}
        aria-busy={busy || undefined}
        onChange={() => void flip()}
      />
      <p className="pl-[2.25rem] text-sm text-ivory-300">{t('profile.promos_hint')}</p>
    </div>
  );
}
