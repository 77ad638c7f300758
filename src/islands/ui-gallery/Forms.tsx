import { Checkbox } from '#ui/Checkbox.tsx';
import { Field } from '#ui/Field.tsx';
import { Input, PasswordInput } from '#ui/Input.tsx';
import { Select } from '#ui/Select.tsx';
import { Section } from './Section.tsx';

const currencies = [
  { value: 'EUR', label: 'Euro' },
  { value: 'GBP', label: 'Pound sterling' },
  { value: 'BTC', label: 'Bitcoin', disabled: true },
];

/** Fields and their controls: empty, filled, wrong, locked and not available. */
export function Forms() {
  return (
    <Section title="Field and its controls">
      <div className="grid max-w-[56rem] gap-6 md:grid-cols-2">
        <Field label="Email" required>
          {(control) => <Input {...control} type="email" placeholder="you@example.com" />}
        </Field>
        <Field label="Email" error="Invalid email format">
          {(control) => <Input {...control} type="email" defaultValue="anna@example" />}
        </Field>
        <Field label="Amount" hint="From €10.00. Card payments arrive at once.">
          {(control) => <Input {...control} money inputMode="decimal" defaultValue="30.00" />}
        </Field>
        <Field label="First name" hint="What the house knows already is locked.">
          {(control) => <Input {...control} readOnly value="Anna" />}
        </Field>
        <Field label="Password" hint="More than 8 characters.">
          {(control) => (
            <PasswordInput
              {...control}
              showLabel="Show password"
              hideLabel="Hide password"
              autoComplete="new-password"
            />
          )}
        </Field>
        <Field label="Bonus code">{(control) => <Input {...control} disabled value="Not available" />}</Field>
        <Field label="Currency">{(control) => <Select {...control} options={currencies} />}</Field>
        <Field label="Currency" error="Currency is required">
          {(control) => <Select {...control} options={currencies} placeholder="Choose a currency" />}
        </Field>
        <div>
          <Checkbox label="I am at least 18 years old" />
          <Checkbox label="Send me mails about promotions" defaultChecked />
        </div>
        <div>
          <Checkbox label="I accept the terms and conditions" error="Please accept the terms first." />
          <Checkbox label="Not available" disabled />
        </div>
      </div>
    </Section>
  );
}
