import type { ComponentProps } from 'react';
import { Field } from '#ui/Field.tsx';
import { Input } from '#ui/Input.tsx';

type DayProps = ComponentProps<'input'> & { label: string; error?: string | undefined };

type PeriodFieldsProps = {
  /** The label of each day, and the rest of what its input takes; what is wrong with a period is said at its first day. */
  from: DayProps;
  to: DayProps;
  /** The oldest day that may be chosen. */
  min?: string;
};

const DayField = ({ label, error, ...input }: DayProps) => (
  <Field label={label} error={error}>
    {(control) => <Input {...input} {...control} type="date" />}
  </Field>
);

/** The first and the last day of a period, two cells of the form's grid. */
export const PeriodFields = ({ from, to, min }: PeriodFieldsProps) => (
  <>
    <DayField {...from} min={min} />
    <DayField {...to} min={min} />
  </>
);
