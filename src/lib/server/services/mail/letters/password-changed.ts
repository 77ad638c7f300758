import { type Composer, playerOf, timeOf } from '../letter.ts';

/** Tells the owner that the password is another one, whoever changed it. */
export const passwordChangedLetter: Composer = (ctx, job) => {
  playerOf(job);
  return {
    subject: 'Your password was changed',
    paragraphs: [
      `The password of your account was changed on ${timeOf(job.askedAt)}.`,
      'All other devices were signed out.',
    ],
    smallPrint: [`If this was not you, write to ${ctx.config.supportEmail} at once.`],
  };
};
