/** What a player's browser posts to a payment company to get to its page: where, and the fields in their order. */
export type PostedForm = { readonly action: string; readonly fields: Readonly<Record<string, string>> };
