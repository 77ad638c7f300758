import type { ReactNode } from 'react';

/** A part of the page that a link can lead to. */
export function Section({
  id,
  title,
  lead,
  children,
}: {
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24">
      <h2 id={`${id}-title`} tabIndex={-1} className="heading text-3xl outline-none">
        {title}
      </h2>
      {lead && <p className="mt-2 max-w-[44rem] text-ivory-300">{lead}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}
