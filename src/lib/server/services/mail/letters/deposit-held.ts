import type { DepositHold } from '#domain/payments/hold.ts';
import type { ServerContext } from '../../../context.ts';
import { depositOfLetter } from '../deposit-of-letter.ts';
import type { Composer } from '../letter.ts';

const why: Readonly<Record<DepositHold, string>> = {
  account_closed: 'your account is closed',
  player_excluded: 'you are self-excluded',
  register_unanswered:
    'the self-exclusion register of your country has not answered, or does not know enough of you yet',
  player_timed_out: 'you take a break',
  limit_reached: 'it would pass the deposit limit that you set',
};

/** A payment arrived that must not be credited: why, and what becomes of it. Null: it is not held any more. */
export const depositHeldLetter: Composer = async (ctx, job) => {
  const { row, amount } = await depositOfLetter(ctx, job);
  if (row.state !== 'held' || row.held_for === null) return null;
  return {
    subject: 'Your payment is held',
    paragraphs: [
      `Your payment of ${amount} arrived when it could not be credited: ${why[row.held_for]}. It is held apart and cannot be played with.`,
      nextOf(ctx, row.held_for, row.gateway),
    ],
    smallPrint: [`The payment has the number ${row.id}. Questions: ${ctx.config.supportEmail}.`],
  };
};

function nextOf(ctx: ServerContext, hold: DepositHold, gateway: string): string {
  if (hold === 'register_unanswered')
    return 'It is added to your wallet when the register has answered that you may play.';
  if (hold === 'player_timed_out') return 'It is added to your wallet when the break is over.';
  if (hold === 'limit_reached') return 'It is added to your wallet as soon as your limit has room for it.';
  return ctx.gateways.get(gateway)?.refund === undefined
    ? `The company that you paid by cannot refund it by itself. You have it paid out without signing in here: ${ctx.config.publicOrigin}/own-money. Or write to ${ctx.config.supportEmail}.`
    : 'It goes back to where it came from, without anything for you to do. We write again when it is on its way.';
}
