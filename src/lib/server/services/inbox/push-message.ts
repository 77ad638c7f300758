import { textOf } from '../../words.ts';

/** What a browser shows while no page is open, and where a press on it leads: no amount, for others see the screen too. */
export type PushMessage = { readonly title: string; readonly body: string; readonly path: string };

const gameOf = (facts: unknown): string =>
  typeof facts === 'object' && facts !== null && 'game' in facts && typeof facts.game === 'string' ? facts.game : '';

const history = '/profile/game-history';
const transactions = '/profile/my-wallet/transaction-history';

/** The message of a notification's kind; undefined for a kind that is not told while no page is open. */
export const pushMessageOf = (kind: string, facts: unknown): PushMessage | undefined => {
  const game = gameOf(facts);
  switch (kind) {
    case 'prize_drawn':
      return { title: textOf('away.push_prize_title', { game }), body: textOf('away.push_prize'), path: history };
    case 'draw_void':
      return { title: textOf('away.push_void_title', { game }), body: textOf('away.push_void'), path: history };
    case 'withdrawal_sent':
      return { title: textOf('away.push_sent_title'), body: textOf('away.push_sent'), path: transactions };
    case 'withdrawal_failed':
      return { title: textOf('away.push_failed_title'), body: textOf('away.push_failed'), path: transactions };
    default:
      return undefined;
  }
};
