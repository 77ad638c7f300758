import type { ReactNode } from 'react';
import { t } from '#i18n/client.ts';

/** A part of the form, with its name. */
export const Part = ({
  name,
  children,
}: {
  name: 'what' | 'who' | 'when' | 'wagering' | 'spins';
  children: ReactNode;
}) => (
  <fieldset className="grid gap-3 rounded-lg border border-ink-600 bg-ink-800 p-4">
    <legend className="px-1 font-semibold">{t(`deskcampaigns.part.${name}`)}</legend>
    {children}
  </fieldset>
);
/** Fields side by side where there is room. */
export const Row = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">{children}</div>
);
