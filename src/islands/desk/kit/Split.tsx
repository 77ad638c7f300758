import type { ReactNode } from 'react';

/** A list, and beside it (below it where it is narrow) the one of it that is open. */
export const Split = ({ list, children }: { list: ReactNode; children: ReactNode }) => (
  <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(24rem,32rem)]">
    <div className="min-w-0">{list}</div>
    <div className="min-w-0 rounded-lg border border-ink-600 bg-ink-800 p-4 xl:sticky xl:top-20 xl:max-h-[calc(100svh-7rem)] xl:overflow-y-auto">
      {children}
    </div>
  </div>
);
