import type { ReactNode } from 'react';

type SectionProps = {
  id: string;
  title: string;
  lead: string;
  /** How it stands, beside the title. */
  badge?: ReactNode;
  children: ReactNode;
};

/** One part of the page: a title, a sentence, and what can be done. */
export function Section({ id, title, lead, badge, children }: SectionProps) {
  return (
    <section aria-labelledby={`${id}-title`} className="grid gap-5">
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={`${id}-title`} className="heading text-2xl">
            {title}
          </h2>
          {badge}
        </div>
        <p className="mt-1 max-w-[40rem] text-ivory-300">{lead}</p>
      </div>
      {children}
    </section>
  );
}

/** The frame around a part, of whichever feature it is. */
export const Card = ({ children }: { children: ReactNode }) => (
  <div className="rounded-lg border border-ink-600 bg-ink-800 p-5 sm:p-6">{children}</div>
);
