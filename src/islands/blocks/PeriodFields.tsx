import { type ComponentProps, useMemo } from 'react';
import { Field } from '#ui/Field.tsx';
import { DayInput } from './DayInput.tsx';

type DayProps = ComponentProps<'input'> & { label: string; error?: string | undefined };

/** A filter's period as its list shows it: another object whenever the fields are set anew. */
type Period = { readonly from: string; readonly to: string };

type PeriodFieldsProps = {
  /** The label of each day, and the rest of what its input takes; what is wrong with a period is said at its first day. */
  from: DayProps;
  to: DayProps;
  shown: Period;
  /** The oldest day that may be chosen. */
  min?: string;
};

const DayField = ({ label, error, shown, ...input }: DayProps & { shown: { readonly day: string } }) => (
  <Field label={label} error={error}>
    {(control) => <DayInput {...input} {...control} shown={shown} />}
  </Field>
);

/** The first and the last day of a period, two cells of the form's grid. */
export function PeriodFields({ from, to, shown, min }: PeriodFieldsProps) {
  const days = useMemo(() => ({ from: { day: shown.from }, to: { day: shown.to } }), [shown]);
  return (
    <>
      <DayField {...from} shown={days.from} min={min} />
      <DayField {...to} shown={days.to} min={min} />
    </>
  );
}
