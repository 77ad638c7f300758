import { z } from 'zod';
import { type Composer, playerOf, timeOf } from '../letter.ts';

const facts = z.object({
  change: z.enum([
    'second_factor_on',
    'second_factor_off',
    'recovery_codes_renewed',
    'passkey_added',
    'passkey_removed',
  ]),
  name: z.string().default(''),
});
type Change = z.output<typeof facts>['change'];

const subjects: Readonly<Record<Change, string>> = {
  second_factor_on: 'Two-factor sign-in is on',
  second_factor_off: 'Two-factor sign-in is off',
  recovery_codes_renewed: 'You have new recovery codes',
  passkey_added: 'A passkey was added',
  passkey_removed: 'A passkey was removed',
};

const sentences: Readonly<Record<Change, (name: string) => string>> = {
  second_factor_on: () => 'From now on signing in with your password also needs a code from your authenticator app.',
  second_factor_off: () =>
    'Signing in needs your password alone again. Your recovery codes are worth nothing any more.',
  recovery_codes_renewed: () => 'The recovery codes that you had before are worth nothing any more.',
  passkey_added: (name) => `The passkey “${name}” can sign in to your account now.`,
  passkey_removed: (name) => `The passkey “${name}” cannot sign in to your account any more.`,
};

/** Tells the owner that the ways to sign in have changed, whoever changed them. */
export const accessChangedLetter: Composer = (ctx, job) => {
  playerOf(job);
  const { change, name } = facts.parse(job.facts);
  return {
    subject: subjects[change],
    paragraphs: [sentences[change](name), `This was done on ${timeOf(job.askedAt)}.`],
    action: { label: 'Look at your account', url: `${ctx.config.publicOrigin}/profile/privacy` },
    smallPrint: [`If this was not you, change your password and write to ${ctx.config.supportEmail} at once.`],
  };
};
