import {
  createFormControl,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type UseFormProps,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { showFail } from '#stores/shell/toasts.ts';
import type { FaultsOf, schemas } from './rules.ts';

/** A form that outlives its dialog: what was typed is there again when the dialog is opened again. */
export type CallForm<Values extends FieldValues, Checked> = {
  readonly control: ReturnType<typeof createFormControl<Values, unknown, Checked>>;
  /** `useForm` takes its rules anew with each render, also those of a control that exists. */
  readonly rules: UseFormProps<Values, unknown, Checked>;
};

/** Picks the schema of a form each time the form is looked at: its rules may go by what is known by then. */
export type FormRules<Values, Checked> = (all: typeof schemas) => z.ZodMiniType<Checked, Values>;

type FormStart<Values extends FieldValues, Checked> = {
  readonly schema: FormRules<Values, Checked>;
  readonly faults?: FaultsOf<Checked>;
  readonly initial: DefaultValues<Values>;
};

const load = () => import('./rules.ts');

/** Asks for the rules ahead: a form that is only looked at needs none. Where they do not come, sending asks again. */
export const loadRules = (): void => void load().catch(() => undefined);

/** Looks at the fields when it is sent and only then; a field's message goes when the field changes. */
export const createCallForm = <Values extends FieldValues, Checked extends object>({
  schema,
  faults,
  initial,
}: FormStart<Values, Checked>): CallForm<Values, Checked> => {
  const rules: UseFormProps<Values, unknown, Checked> = {
    resolver: async (typed, context, options) => {
      const loaded = await load().catch(() => undefined);
      if (loaded !== undefined) return loaded.resolverOf(schema(loaded.schemas), faults)(typed, context, options);
      showFail({ code: 'network' });
      return { values: {}, errors: { root: { type: 'network' } } as FieldErrors<Values> };
    },
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  };
  return { control: createFormControl<Values, unknown, Checked>({ ...rules, defaultValues: initial }), rules };
};
