import { misspelt } from '#content/checks/spelling.ts';

/** Labels and messages that the specification names word for word: they stay as they are. */
const named = new Set([
  'layout.signIn',
  'account.login',
  'sheet.login',
  'layout.logout',
  'auth.email_status',
  'toasts.registration_incomplete',
  'toasts.reset_link_sent',
  'toasts.currency_added',
  'toasts.currency_failed',
  'toasts.currency_failed_support',
  'toasts.profile_failed',
  'toasts.promo_failed',
]);

/** Names that a thing of the house does not have, each with the one that it has. */
const names: readonly { readonly not: RegExp; readonly but: string }[] = [
  { not: /\bmails?\b|\bmailed\b/i, but: 'email' },
  { not: /\b(?:for fun|free table|demo (?:game|play|mode|money|table))\b/i, but: 'try it free, play money' },
  { not: /\blays? (?:your |a |an |as many )?(?:chips?|bets?|ante)\b|\bchips? laid\b/i, but: 'place chips' },
  { not: /\b(?:paid|pay|pays) in(?!\s+\{|-)\b(?! (?:whole|full|stakes|the))/i, but: 'deposit' },
  { not: /\b(?:taken|took) out(?= \{\{)/i, but: 'withdrawn' },
  { not: /\bbet history\b|\bbetting history\b/i, but: 'bets history' },
  { not: /(?<!\bthere )\b(?:is|are|was|were) no (?:file|proof|statement|line|head)\b/i, but: 'is not a …' },
  { not: /\bthe (?:last|latest) \w+ stand here\b/i, but: 'will appear here' },
  { not: /\bnot valid any more\b/i, but: 'no longer valid' },
  { not: /\b(?:gone|run|used) already\b|\balready\.$/i, but: 'already before the verb' },
];

/** What is typed wrong whatever it says. */
const typing: readonly { readonly not: RegExp; readonly but: string }[] = [
  { not: / {2}/, but: 'one space' },
  { not: /(?<=\p{L})'(?=\p{L})|(?<=\p{L}s)'/u, but: 'the curved ’' },
  { not: /(?<![=\w])"/, but: '“ and ”' },
  { not: /\.\.\./, but: '…' },
  { not: /\p{L}…/u, but: 'a space before …' },
  { not: /\b[Aa]n? \{\{/, but: 'the name without “a” or “an”, which its first letter would decide' },
  { not: /\d %/, but: 'the % beside its figure' },
  { not: / [,.;:?](?: |$)/, but: 'no space before the mark' },
];

/** Numbers that are never one, by the rules of their game, or that are told grouped. */
const neverOne = new Set([
  'algorithm.game.more_rows',
  'bingo.outcome',
  'bingo.rule_cards',
  'booklog.tool.unsound',
  'crash.players',
  'documents.time_hours',
  'documents.time_days',
  'keno.sheet',
  'keno.drawing',
  'keno.rules_lead',
  'keno.rule_picks',
  'keno.rule_method',
  'lotto.prompt_choose',
  'loyalty.points',
  'promotions.page.forecast_rounds',
  'slotbooks.rule_spread',
  'slotbooks.outcome_free',
  'slotbooks.begins',
  'slotfeatures.lines',
  'slotfeatures.apothecary.rule',
  'slotfeatures.lotus.rule',
  'slotfeatures.penny.rule',
  'slots.outcome_line',
  'slots.outcome_lines',
  'slots.orchard.outcome_free',
  'slots.orchard.begins',
  'slots.orchard.win_moons',
  'slots.harbour.win_way',
  'slots.harbour.win_ways',
  'slots.pool.outcome_cascades',
  'stickywilds.begins',
  'variableways.outcome_free',
  'variableways.win_way',
  'variableways.win_ways',
  'variableways.begins',
]);

const countOfMany = /\{\{count\}\} (?!in this)(?:[a-z]+ )?[a-z]+s\b/;

const isWithoutPlural = (key: string, text: string): boolean =>
  countOfMany.test(text) && !/_(?:one|other)$/.test(key) && !neverOne.has(key);

/** One line for each text that is not written as the house writes: its spelling, its names of things, its marks. */
export const unhouseWords = (entries: readonly (readonly [key: string, text: string])[]): string[] =>
  entries.flatMap(([key, text]) => {
    if (named.has(key)) return [];
    const plain = text.replaceAll(/<code>.*?<\/code>/g, '§').replaceAll(/<[^>]*>/g, '');
    const found = [...names, ...typing].flatMap(({ not, but }) => {
      const match = not.exec(plain)?.[0];
      return match === undefined ? [] : [`“${match}”: the house writes ${but}`];
    });
    return [
      ...misspelt(plain).map(({ message }) => message),
      ...found,
      ...(isWithoutPlural(key, text) ? ['{{count}} before a plural: write the key as _one and _other'] : []),
    ].map((fault) => `${key}: ${fault}`);
  });
