import { useEffect, useState } from 'react';
import type { SignUpValues } from '#contract/forms/sign-up.ts';
import { splitFullName } from '#domain/identity/full-name.ts';
import { t } from '#i18n/client.ts';
import type { CallForm } from '#islands/blocks/form/call-form.ts';
import { type CalledForm, useTyped } from '#islands/blocks/form/use-call-form.ts';
import { wordOf } from '#islands/blocks/form-words.ts';
import { Field } from '#ui/Field.tsx';
import { Input } from '#ui/Input.tsx';

type NamePartsProps = Pick<CalledForm<SignUpValues>, 'field' | 'fault' | 'set'> & {
  readonly form: CallForm<SignUpValues, SignUpValues>;
};

/** How the house would part the name that stands in the form, and the two boxes for who knows better. */
export function NameParts({ form, field, fault, set }: NamePartsProps) {
  const { fullName, firstName } = useTyped(form);
  // What was said of one name does not hold for another.
  const [partedName, setPartedName] = useState(firstName === '' ? null : fullName);
  const isParted = partedName === fullName;
  useEffect(() => {
    if (partedName === null || isParted) return;
    set('firstName', '');
    set('lastName', '');
    setPartedName(null);
  });

  const guess = splitFullName(fullName);
  if (guess === undefined || guess.lastName === '') return null;
  const { firstName: first, lastName: last } = guess;
  const correct = (): void => {
    set('firstName', first);
    set('lastName', last);
    setPartedName(fullName);
  };
  if (isParted)
    return (
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('auth.first_name')} error={wordOf(fault('firstName'))}>
          {(control) => <Input {...control} {...field('firstName')} autoComplete="given-name" maxLength={120} />}
        </Field>
        <Field label={t('auth.last_name')}>
          {(control) => <Input {...control} {...field('lastName')} autoComplete="family-name" maxLength={120} />}
        </Field>
      </div>
    );
  return (
    <p className="-mt-2 text-sm text-ivory-300 wrap-anywhere">
      {t('auth.name_parts', { first, last })}{' '}
      <button type="button" className="min-h-11 font-semibold underline underline-offset-4" onClick={correct}>
        {t('auth.name_change')}
      </button>
    </p>
  );
}
