import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';
import * as breaks from '#contract/forms/breaks.ts';
import * as chat from '#contract/forms/chat.ts';
import * as coupon from '#contract/forms/coupon.ts';
import * as currency from '#contract/forms/currency.ts';
import * as deposit from '#contract/forms/deposit.ts';
import { judgedTogether } from '#contract/forms/fields.ts';
import * as limits from '#contract/forms/limits.ts';
import * as passwords from '#contract/forms/passwords.ts';
import * as period from '#contract/forms/period.ts';
import * as profile from '#contract/forms/profile.ts';
import * as proofs from '#contract/forms/proofs.ts';
import * as signIn from '#contract/forms/sign-in.ts';
import * as signUp from '#contract/forms/sign-up.ts';
import * as withdraw from '#contract/forms/withdraw.ts';

/** The rules of all forms, in one file of script that comes when the first of them is typed in (`call-form.ts`). */
export const schemas = {
  ...breaks,
  ...chat,
  ...coupon,
  ...currency,
  ...deposit,
  ...limits,
  ...passwords,
  ...period,
  ...profile,
  ...proofs,
  ...signIn,
  ...signUp,
  ...withdraw,
};

/** What is wrong with fields that are judged together: a code under the name of each. */
export type FaultsOf<Checked> = (checked: Checked) => Partial<Record<keyof Checked & string, string>>;

/** Looks at what was typed by a schema, and by what the fields say of each other. */
export const resolverOf = <Values extends FieldValues, Checked extends object>(
  schema: z.ZodMiniType<Checked, Values>,
  faults: FaultsOf<Checked> | undefined,
): Resolver<Values, unknown, Checked> =>
  zodResolver<Values, unknown, Checked>(faults === undefined ? schema : judgedTogether(schema, faults));
