import { signalBox } from '#domain/games/slots/classic/slot-signal-box/title.ts';
import { namesIn } from '../../words.ts';
import type { Skin } from '../skin.ts';

/** What each symbol is called. */
export const names = namesIn(signalBox.symbols, (symbol) => `slots.signal.symbol_${symbol}`);

/** What a line can make. */
export const lineName: Skin['lineName'] = (name) => `slots.signal.${name}`;

/** What the machine says. */
export const words = {
  idle: 'slots.signal.idle',
  lead: 'slots.signal.lead',
  lines: 'slots.signal.rule_lines',
  lamp: 'slots.signal.rule_lamp',
  bell: 'slots.signal.rule_bell',
  figures: 'slots.signal.rule_figures',
  method: 'slots.signal.method',
  win: 'slots.signal.win',
  winDoubled: 'slots.signal.win_doubled',
} satisfies Skin['words'];
