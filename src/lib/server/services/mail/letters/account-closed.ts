import { type Composer, playerOf, timeOf } from '../letter.ts';

/** Confirms that an account is closed, and says what is kept and who can open it again. */
export const accountClosedLetter: Composer = (ctx, job) => {
  playerOf(job);
  return {
    subject: 'Your account is closed',
    paragraphs: [
      `You closed your account on ${timeOf(job.askedAt)}. All its sessions have ended, and we send you no offers.`,
      'The law has us keep records of payments and play for some years. They are used for nothing else, and are then separated from your name.',
      `If you want to come back, write to ${ctx.config.supportEmail} from this address: your history and your limits will be as you left them.`,
    ],
    smallPrint: [`If this was not you, write to ${ctx.config.supportEmail} at once.`],
  };
};
