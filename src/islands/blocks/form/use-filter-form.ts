import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { sent } from '#stores/shell/sent.ts';
import { createCallForm, type FormRules } from './call-form.ts';
import { type CalledForm, useCallForm } from './use-call-form.ts';

type Filtering<Values extends FieldValues> = {
  readonly schema: FormRules<Values, Values>;
  /** The filter of the list: when another comes, by a press elsewhere or by the way back, it is what the fields show. */
  readonly shown: DefaultValues<Values>;
  readonly take: (values: Values) => void;
};

/** The fields of a filter that counts when it is sent. */
export function useFilterForm<Values extends FieldValues>({
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
  useEffect(() => form.control.reset(shown), [form, shown]);
  return called;
}
