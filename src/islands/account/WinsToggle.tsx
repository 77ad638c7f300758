import { useState } from 'react';
import { t } from '#i18n/client.ts';
import { setShowWins } from '#stores/profile/show-wins.ts';
import { Checkbox } from '#ui/Checkbox.tsx';

/** Whether the player's wins are named, on or off at once: the box follows the server's word. */
export function WinsToggle({ on }: { on: boolean }) {
  const [busy, setBusy] = useState(false);
  const change = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    await setShowWins(!on);
    setBusy(false);
  };
  return (
    <section aria-label={t('profile.wins_title')} className="rounded-lg border border-ink-600 bg-ink-800 p-5 sm:p-6">
      <Checkbox
        role="switch"
        label={<span className="text-base font-semibold text-ivory-100">{t('profile.wins')}</span>}
        checked={on}
        aria-busy={busy || undefined}
        onChange={() => void change()}
      />
      <p className="pl-[2.25rem] text-sm text-ivory-300">{t('profile.wins_hint')}</p>
    </section>
  );
}
