import type { ReactNode } from 'react';

/** A titled stretch of the gallery. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-ink-600 py-8">
      <h2 className="heading mb-5 text-2xl">{title}</h2>
      {children}
    </section>
  );
}
