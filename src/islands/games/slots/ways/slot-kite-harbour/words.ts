import { kiteHarbour } from '#domain/games/slots/ways/slot-kite-harbour/title.ts';
import { namesIn } from '../../words.ts';
import type { Skin } from '../skin.ts';

/** What each symbol is called. */
export const names = namesIn(kiteHarbour.symbols, (symbol) => `slots.harbour.${symbol}`);

/** What the machine says. */
export const words = {
  idle: 'slots.harbour.idle',
  lead: 'slots.harbour.lead',
  rule: 'slots.harbour.rule_ways',
  wilds: 'slots.harbour.rule_kites',
  wild: 'slots.harbour.counts_as',
  method: 'slots.harbour.method',
  none: 'slots.harbour.outcome_none',
  way: 'slots.harbour.outcome_way',
  ways: 'slots.harbour.outcome_ways',
  winWay: 'slots.harbour.win_way',
  winWays: 'slots.harbour.win_ways',
} satisfies Skin['words'];
