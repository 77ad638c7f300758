import { type FormEvent, type RefCallback, useRef, useState } from 'react';
import {
  type FieldError,
  type FieldErrors,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get,
  type UseFormRegisterReturn,
  useForm,
  useFormState,
  useWatch,
} from 'react-hook-form';
import { focusField } from '#islands/blocks/focus-field.ts';
import type { Sent } from '#stores/shell/sent.ts';
import { type CallForm, createCallForm, loadRules } from './call-form.ts';

type Sending<Values extends FieldValues, Checked> = {
  /** The store's action: sends what was checked. */
  readonly send: (checked: Checked) => Promise<Sent<Values>>;
  readonly onSent?: () => void;
  /** Told when the schema finds something wrong, and asks what: for what a message is to say as well. */
  readonly onWrong?: (fault: CalledForm<Values>['fault']) => void;
  /** What the fields show, where a store keeps it over the steps of which this form is one. */
  readonly values?: Values;
};

/** What a form's fields and its button need. */
export type CalledForm<Values extends FieldValues> = {
  readonly busy: boolean;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  /** To be spread on a control; `ref` is told of the control, too, once for each that comes. */
  readonly field: (name: FieldPath<Values>, ref?: RefCallback<HTMLElement>) => UseFormRegisterReturn;
  /** What is wrong with a field: a code, for which each form has its words. */
  readonly fault: (name: FieldPath<Values>) => string | undefined;
  /** Takes over a value of a control that is no input of its own, and takes back what was said about it. */
  readonly set: <Name extends FieldPath<Values>>(name: Name, value: FieldPathValue<Values, Name>) => void;
};

/** A form that is begun anew whenever its part of the page is shown. */
export const useFreshForm = <Values extends FieldValues, Checked extends object>(
  start: Parameters<typeof createCallForm<Values, Checked>>[0],
): CallForm<Values, Checked> => useState(() => createCallForm(start))[0];

/** What stands in the fields now, for what the page shows of it. */
export const useTyped = <Values extends FieldValues, Checked>({ control }: CallForm<Values, Checked>): Values =>
  // Every field has a value from its beginning.
  useWatch({ control: control.control }) as Values;

/** A form that a call takes. The first wrong field takes the focus, whether the schema or the server found it wrong. */
export function useCallForm<Values extends FieldValues, Checked>(
  { control: formControl, rules }: CallForm<Values, Checked>,
  { send, onSent, onWrong, values }: Sending<Values, Checked>,
): CalledForm<Values> {
  const { register, handleSubmit, setError, clearErrors, getFieldState, control } = useForm({
    ...rules,
    ...(values && { values }),
    formControl,
  });
  // From the control as it stands: a dialog that is opened again tells what it told before.
  const { errors, isSubmitting } = useFormState({ control });
  const told = useRef(new Map<string, HTMLElement>());
  const faultIn = (wrong: FieldErrors<Values>, name: FieldPath<Values>): string | undefined => {
    const found: FieldError | undefined = get(wrong, name);
    return found?.message;
  };

  const sendChecked = handleSubmit(
    async (checked) => {
      const outcome = await send(checked);
      if (outcome.ok) return onSent?.();
      const refused = Object.entries(outcome.fields) as [FieldPath<Values>, string][];
      for (const [name, message] of refused) setError(name, { message });
    },
    (wrong) => onWrong?.((name) => faultIn(wrong, name)),
  );

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
      const onChange = (): void => {
        loadRules();
        clearErrors(name);
      };
      const field = register(name, { onChange });
      if (ref === undefined) return field;
      return {
        ...field,
        ref: (control) => {
          field.ref(control);
          // React tells a callback that is new with each render of the same control again.
          if (control === null || told.current.get(name) === control) return;
          told.current.set(name, control);
          ref(control);
        },
      };
    },
    fault: (name) => faultIn(errors, name),
    set: (name, value) => {
      loadRules();
      formControl.setValue(name, value);
      clearErrors(name);
    },
  };
}
