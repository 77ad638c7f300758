import type { ReactNode } from 'react';

/** A figure under its name: a line on a phone, a column where there is room. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4 sm:block">
    <dt className="text-sm text-ivory-300">{name}</dt>
    <dd className="font-semibold sm:mt-0.5">{children}</dd>
  </div>
);
