import type { ReactNode } from 'react';

/** What is known of something, a name and a value a line. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="grid grid-cols-[6rem_minmax(0,1fr)] sm:grid-cols-[8rem_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm">
    {children}
  </dl>
);

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-ivory-500">{name}</dt>
    <dd className="figures break-words">{children}</dd>
  </>
);
