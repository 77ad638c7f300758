import type { ReactNode } from 'react';

type OwnCardProps = {
  readonly id: string;
  readonly title: string;
  /** Where all of it is told. */
  readonly href: string;
  readonly all: string;
  readonly children: ReactNode;
};

/** A card of the player's home: its name, and the way to the page that tells all of it. */
export const OwnCard = ({ id, title, href, all, children }: OwnCardProps) => (
  <section aria-labelledby={id} className="own-card">
    <div className="own-card-head">
      <h2 id={id} className="eyebrow">
        {title}
      </h2>
      <a href={href} className="own-link">
        {all}
      </a>
    </div>
    {children}
  </section>
);
