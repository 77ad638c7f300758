import type { PrintedOf } from '../kit/printed.ts';
import { videoPokerRules } from './rules.ts';

/** One hand, as its machine begins. */
const play = { hands: 1, coins: 5 } as const;

export const printed = {
  'bonus-deuces': () => videoPokerRules('bonus-deuces', play),
  'bonus-poker': () => videoPokerRules('bonus-poker', play),
  'deuces-not-so-ugly': () => videoPokerRules('deuces-not-so-ugly', play),
  'double-double-bonus': () => videoPokerRules('double-double-bonus', play),
  'jacks-or-better': () => videoPokerRules('jacks-or-better', play),
  'joker-poker': () => videoPokerRules('joker-poker', play),
  'loose-deuces': () => videoPokerRules('loose-deuces', play),
} satisfies PrintedOf<'video-poker'>;
