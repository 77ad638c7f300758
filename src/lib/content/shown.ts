/** When a text is shown. Days are meant whole, in UTC: the text of 31 December is shown until that day is over. */
export type Shown = {
  readonly draft: boolean;
  readonly validFrom?: Date | undefined;
  readonly validTo?: Date | undefined;
};

const dayMs = 24 * 60 * 60 * 1000;

/** Whether a text is part of the site that is built at `now`. */
export const isShown = ({ draft, validFrom, validTo }: Shown, now: Date): boolean =>
  !draft &&
  (validFrom === undefined || validFrom <= now) &&
  (validTo === undefined || now.getTime() < validTo.getTime() + dayMs);

/** Which of the days that a text's source names have come: while it stays the same, so does the page. */
export const passedDays = (source: string, now: Date): string =>
  [...source.matchAll(/^valid(From|To):\s*['"]?(\d{4}-\d{2}-\d{2})/gm)]
    .map(([, edge, day]) => new Date(`${day}T00:00:00Z`).getTime() + (edge === 'To' ? dayMs : 0) <= now.getTime())
    .join();
