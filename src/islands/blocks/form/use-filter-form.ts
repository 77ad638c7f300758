import { useEffect, useState } from 'react';
import type { DefaultValues, FieldPath, FieldValues } from 'react-hook-form';
import { sent } from '#stores/shell/sent.ts';
import { createCallForm, type FormRules } from './call-form.ts';
import { type CalledForm, useCallForm } from './use-call-form.ts';

/** Every filter has a period, of which one bound or both may be empty. */
type PeriodValues = FieldValues & { readonly from: string; readonly to: string };

type Filtering<Values extends PeriodValues> = {
  readonly schema: FormRules<Values, Values>;
  /**
   * The filter of the list: when another comes, by a press elsewhere or by the way back, it is what the fields show. `wrong`: what
   * the address says in place of some of them, of which `day_wrong` is told.
   */
  readonly shown: DefaultValues<Values> & { readonly wrong: { readonly [Name in FieldPath<Values>]?: string } };
  readonly take: (values: Values) => void;
};

/** The fields of a filter that counts when it is sent. */
export function useFilterForm<Values extends PeriodValues>({
  schema,
  shown,
  take,
}: Filtering<Values>): CalledForm<Values> {
  const [form] = useState(() => createCallForm<Values, Values>({ schema, initial: shown }));
  const send = async (values: Values) => {
    take(values);
    return sent;
  };
  const called = useCallForm(form, { send });
  useEffect(() => {
    const { reset, trigger, setError } = form.control;
    reset(shown);
    const wrong = Object.keys(shown.wrong);
    // An address may ask for what the form would not send; of a period without bounds there is nothing to say.
    if (wrong.length === 0 && !shown.from && !shown.to) return;
    void trigger().then(() => {
      for (const name of wrong) setError(name as FieldPath<Values>, { message: 'day_wrong' });
    });
  }, [form, shown]);
  return called;
}
