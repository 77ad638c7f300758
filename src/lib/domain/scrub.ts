/** What follows the path of an address, up to the line and column that a stack names after it. */
const addressRest = /(https?:\/\/[^\s?#"'<>()]+)[?#][^\s"'<>()]*?((?::\d+){0,2})(?=[\s"'<>()]|$)/gi;
/** A value of a query or fragment whose address does not stand before it. */
const pair = /([?&#][\w%.[\]-]{1,64}=)[^\s"'<>()&#]+/g;
const email = /[\w.!$%&'*+/^`{|}~-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g;
/** 13 to 19 digits, alone or in groups: what a card's number looks like. */
const card = /\b\d(?:[ -]?\d){12,18}\b/g;
const opaque = /[\w-]{32,}/g;

const gone = '…';

/** A run of 32 characters with letters and figures is a token, a seed or a hash, hardly a name in a program. */
const hideOpaque = (run: string): string => (/\d/.test(run) && /[a-z]/i.test(run) ? gone : run);

/**
 * A text without what is nobody's business in a log: queries and fragments of addresses, e-mail addresses, numbers that look
 * like a card's, tokens. Linear in the text's length.
 */
export const scrub = (text: string): string =>
  text
    .replace(addressRest, '$1$2')
    .replace(pair, `$1${gone}`)
    .replace(email, gone)
    .replace(card, gone)
    .replace(opaque, hideOpaque);
