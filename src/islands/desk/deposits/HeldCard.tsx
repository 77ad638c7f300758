import type { ReactNode } from 'react';
import { t } from '#i18n/client.ts';
import { Badge } from '#ui/Badge.tsx';
import { ageWords } from '../kit/age.ts';

type HeldCardProps = {
  /** The amount, in words. */
  title: string;
  /** Since when it waits. */
  since: string | null;
  badge: ReactNode;
  isUrgent?: boolean;
  children: ReactNode;
};

/** Money that came in and is in no balance: what it is, why it waits, what can be done. */
export const HeldCard = ({ title, since, badge, isUrgent = false, children }: HeldCardProps) => (
  <li className="grid gap-3 rounded-lg border border-ink-600 bg-ink-800 p-4">
    <header className="flex flex-wrap items-center justify-between gap-2">
      <h2 className="figures text-lg font-semibold">{title}</h2>
      <span className="flex items-center gap-3 text-sm">
        {since !== null && (
          <span className="figures text-ivory-300">{t('deskhouse.waits', { age: ageWords(since) })}</span>
        )}
        <Badge tone={isUrgent ? 'wrong' : 'brass'}>{badge}</Badge>
      </span>
    </header>
    {children}
  </li>
);
