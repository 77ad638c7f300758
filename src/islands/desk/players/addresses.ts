const address = (values: Readonly<Record<string, string>>): string => `/desk/players?${new URLSearchParams(values)}`;

/** The page of a player; `from`: what was typed to find them, for the way back. */
export const playerAddress = (id: string, from?: string): string =>
  address({ id, ...(from !== undefined && { from }) });

/** A list of who fits what was typed, after a player of the page before. */
export const foundAddress = (q: string, after?: string): string =>
  address({ q, ...(after !== undefined && { after }) });
