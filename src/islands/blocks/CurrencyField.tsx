import type { ComponentProps } from 'react';
import { type CurrencyCode, currencies } from '#domain/money/currency.ts';
import { Field } from '#ui/Field.tsx';
import { Select } from '#ui/Select.tsx';

type CurrencyFieldProps = ComponentProps<'select'> & {
  label: string;
  placeholder: string;
  error: string | undefined;
  choices: readonly CurrencyCode[];
};

/** A choice of one currency, by code and name. Takes the rest of what a select takes. */
export const CurrencyField = ({ label, placeholder, error, choices, ...select }: CurrencyFieldProps) => (
  <Field label={label} error={error} required>
    {(control) => (
      <Select
        name="currency"
        {...select}
        {...control}
        short
        placeholder={placeholder}
        options={choices.map((code) => ({ value: code, label: `${code} · ${currencies[code].name}` }))}
      />
    )}
  </Field>
);
