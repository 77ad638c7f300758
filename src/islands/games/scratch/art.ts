import type { ReactNode } from 'react';
import type { CurrencyCode } from '#domain/money/currency.ts';
import type { Paint } from './covers.ts';
import type { Box, Layout } from './picture/layout.ts';
import type { Field } from './picture/tickets.ts';

export type PaperProps = { title: string; number: number | undefined };

export type PrintProps = { field: Field; box: Box; wins: boolean; priceMinor: bigint; currency: CurrencyCode };

/** What is printed openly on a ticket and changes as its fields come off. */
export type OpenProps = {
  fields: readonly Field[];
  panel: unknown;
  uncovered: ReadonlySet<number>;
  priceMinor: bigint;
  currency: CurrencyCode;
};

/** How the ticket of one game looks: its measures, paper, the print under the cover, and the cover. */
export type TicketArt = {
  readonly layout: Layout;
  readonly Paper: (props: PaperProps) => ReactNode;
  readonly Print: (props: PrintProps) => ReactNode;
  readonly Open?: (props: OpenProps) => ReactNode;
  readonly paint: Paint;
  /** Which tokens the cover is painted with: background, text, border and outline of an element. */
  readonly inks: string;
};
