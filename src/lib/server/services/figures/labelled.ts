/** A figure with its labels. */
export type Labelled = { readonly labels: Readonly<Record<string, string>>; readonly value: number };
