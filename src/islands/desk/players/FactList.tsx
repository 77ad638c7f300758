import type { ReactNode } from 'react';

/** A group of facts of a player, under its name. */
export const FactGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="break-inside-avoid">
    <h2 className="mb-1 text-sm font-semibold text-ivory-100">{title}</h2>
    <dl className="text-sm">{children}</dl>
  </section>
);

/** One fact; nothing where there is none. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) =>
  children === null || children === undefined || children === false || children === '' ? null : (
    <div className="flex items-baseline justify-between gap-4 border-b border-ink-600/60 py-1.5">
      <dt className="shrink-0 text-ivory-500">{name}</dt>
      <dd className="min-w-0 text-right break-words">{children}</dd>
    </div>
  );
