import { type FormEvent, type RefCallback, useRef } from 'react';
import {
  type FieldError,
  type FieldPath,
  type FieldValues,
  get,
  type UseFormRegisterReturn,
  useForm,
  useFormState,
} from 'react-hook-form';
import { focusField, wordOf } from '#islands/blocks/form-words.ts';
import type { Sent } from '#stores/shell/sent.ts';
import type { CallForm } from './call-form.ts';

type Sending<Values, Checked> = {
  /** The store's action: sends what was checked. */
  readonly send: (checked: Checked) => Promise<Sent<Values>>;
  readonly onSent?: () => void;
  /** The words of a field's code, where a form has its own. */
  readonly words?: (code: string | undefined) => string | undefined;
};

/** What a form's fields and its button need. */
export type CalledForm<Values extends FieldValues> = {
  readonly busy: boolean;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  /** To be spread on a control; `ref` is told of the control once, when it comes. */
  readonly field: (name: FieldPath<Values>, ref?: RefCallback<HTMLElement>) => UseFormRegisterReturn;
  /** What is wrong with a field, in words. */
  readonly wrong: (name: FieldPath<Values>) => string | undefined;
};

/** A form that a call takes. The first wrong field takes the focus, whether the schema or the server found it wrong. */
export function useCallForm<Values extends FieldValues, Checked>(
  { control: formControl, rules }: CallForm<Values, Checked>,
  { send, onSent, words = wordOf }: Sending<Values, Checked>,
): CalledForm<Values> {
  const { register, handleSubmit, setError, clearErrors, getFieldState, control } = useForm({ ...rules, formControl });
  const told = useRef(new Map<string, HTMLElement>());
  // From the control as it stands: a dialog that is opened again tells what it told before.
  const { errors, isSubmitting } = useFormState({ control });
  const faultOf = (name: FieldPath<Values>): FieldError | undefined => get(errors, name);

  const sendChecked = handleSubmit(async (checked) => {
    const outcome = await send(checked);
    if (outcome.ok) return onSent?.();
    const refused = Object.entries(outcome.fields) as [FieldPath<Values>, string][];
    for (const [name, message] of refused) setError(name, { message });
  });

  // The first on the screen: the library would take the first that was registered.
  const focusFirstWrong = (form: HTMLFormElement): void => {
    const names = Array.from(form.elements, (control) => control.getAttribute('name') ?? '');
    const isWrong = (name: string): boolean => name !== '' && getFieldState(name as FieldPath<Values>).invalid;
    focusField(form, names.find(isWrong));
  };

  return {
    busy: isSubmitting,
    submit: (event) => {
      event.preventDefault();
      if (isSubmitting) return;
      const form = event.currentTarget;
      void sendChecked(event).then(() => focusFirstWrong(form));
    },
    field: (name, ref) => {
      const field = register(name, { onChange: () => clearErrors(name) });
      if (ref === undefined) return field;
      return {
        ...field,
        ref: (control) => {
          field.ref(control);
          // With each render the ref is another function, which React tells of the control again: no reason to take the focus anew.
          if (control === null || told.current.get(name) === control) return;
          told.current.set(name, control);
          ref(control);
        },
      };
    },
    wrong: (name) => words(faultOf(name)?.message),
  };
}
