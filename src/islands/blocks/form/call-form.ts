import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl, type DefaultValues, type FieldValues, type UseFormProps } from 'react-hook-form';
import type * as z from 'zod/mini';

/** A form that outlives its dialog: what was typed is there again when the dialog is opened again. */
export type CallForm<Values extends FieldValues, Checked> = {
  readonly control: ReturnType<typeof createFormControl<Values, unknown, Checked>>;
  /** `useForm` takes its rules anew with each render, also those of a control that exists. */
  readonly rules: UseFormProps<Values, unknown, Checked>;
};

/** A schema; a function of it where its rules go by what is known when the form is sent. */
export type FormRules<Values, Checked> = z.ZodMiniType<Checked, Values> | (() => z.ZodMiniType<Checked, Values>);

type FormStart<Values extends FieldValues, Checked> = {
  readonly schema: FormRules<Values, Checked>;
  readonly initial: DefaultValues<Values>;
};

/** Looks at the fields when it is sent and only then; a field's message goes when the field changes. */
export const createCallForm = <Values extends FieldValues, Checked>({
  schema,
  initial,
}: FormStart<Values, Checked>): CallForm<Values, Checked> => {
  const rules: UseFormProps<Values, unknown, Checked> = {
    resolver: (typed, context, options) =>
      zodResolver(typeof schema === 'function' ? schema() : schema)(typed, context, options),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  };
  return { control: createFormControl<Values, unknown, Checked>({ ...rules, defaultValues: initial }), rules };
};
