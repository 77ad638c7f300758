import { z } from 'zod';
import { countryName } from '#domain/identity/country-name.ts';
import { type Composer, playerOf, timeOf } from '../letter.ts';

const facts = z.object({ device: z.string(), country: z.string().nullable() });

/** Tells the owner of a sign-in from a device or a country that was not seen before. */
export const newDeviceLetter: Composer = (ctx, job) => {
  playerOf(job);
  const { device, country } = facts.parse(job.facts);
  const place = country === null ? 'a place we do not know' : countryName(country);
  return {
    subject: 'A new sign-in to your account',
    paragraphs: [
      `Somebody, we hope you, signed in from a device we have not seen before: ${device || 'an unknown browser'}, ${place}.`,
      `This was on ${timeOf(job.askedAt)}.`,
    ],
    action: { label: 'See where you are signed in', url: `${ctx.config.publicOrigin}/profile/privacy` },
    smallPrint: [
      `If this was not you, end that session, change your password and write to ${ctx.config.supportEmail}.`,
    ],
  };
};
