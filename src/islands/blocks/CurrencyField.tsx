import { type CurrencyCode, currencies } from '#domain/money/currency.ts';
import { Field } from '#ui/Field.tsx';
import { Select } from '#ui/Select.tsx';

type CurrencyFieldProps = {
  label: string;
  placeholder: string;
  error: string | undefined;
  choices: readonly CurrencyCode[];
  value: CurrencyCode | '';
  onChange: (currency: CurrencyCode | '') => void;
};

/** A choice of one currency, by code and name. */
export const CurrencyField = ({ label, placeholder, error, choices, value, onChange }: CurrencyFieldProps) => (
  <Field label={label} error={error} required>
    {(control) => (
      <Select
        {...control}
        short
        name="currency"
        placeholder={placeholder}
        options={choices.map((code) => ({ value: code, label: `${code} · ${currencies[code].name}` }))}
        value={value}
        onChange={(event) => onChange(choices.find((code) => code === event.currentTarget.value) ?? '')}
      />
    )}
  </Field>
);
