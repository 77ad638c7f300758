import type { ReactNode } from 'react';

/** The head of a room: its name, what it is for, and what can be done in it as a whole. */
export const RoomHead = ({ title, lead, children }: { title: string; lead?: ReactNode; children?: ReactNode }) => (
  <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
    <div>
      <h1 className="heading text-3xl">{title}</h1>
      {lead && <p className="mt-1 max-w-[44rem] text-sm text-ivory-300">{lead}</p>}
    </div>
    {children && <div className="flex flex-wrap gap-2">{children}</div>}
  </header>
);
