import { nightOrchard } from '#domain/games/slots/free-spins/slot-night-orchard/title.ts';
import { namesIn } from '../../words.ts';
import type { Skin } from '../skin.ts';

/** What each symbol is called. */
export const names = namesIn(nightOrchard.symbols, (symbol) => `slots.orchard.${symbol}`);

/** What the machine says. */
export const words = {
  idle: 'slots.orchard.idle',
  lead: 'slots.orchard.lead',
  lines: 'slots.orchard.rule_lines',
  wild: 'slots.orchard.rule_lantern',
  free: 'slots.orchard.rule_free',
  method: 'slots.orchard.method',
  wildRow: 'slots.orchard.lantern_wild',
  scatterRow: 'slots.orchard.moons_anywhere',
  scatterWin: 'slots.orchard.win_moons',
  outcome: 'slots.orchard.outcome_free',
  paid: 'slots.orchard.paid_spin',
  begins: 'slots.orchard.begins',
  adds: 'slots.orchard.adds',
  during: 'slots.orchard.night',
} satisfies Skin['words'];
