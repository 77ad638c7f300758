import { Field } from '#ui/Field.tsx';
import { Input } from '#ui/Input.tsx';

type Period = { readonly from: string; readonly to: string };

type PeriodFieldsProps = {
  period: Period;
  labels: Period;
  /** What is wrong with the period; said at its first day. */
  error: string | undefined;
  /** The oldest day that may be chosen. */
  min?: string;
  onChange: (part: Partial<Period>) => void;
};

/** The first and the last day of a period, two cells of the form's grid. */
export const PeriodFields = ({ period, labels, error, min, onChange }: PeriodFieldsProps) => (
  <>
    <Field label={labels.from} error={error}>
      {(control) => (
        <Input
          {...control}
          type="date"
          name="from"
          min={min}
          value={period.from}
          onChange={(event) => onChange({ from: event.currentTarget.value })}
        />
      )}
    </Field>
    <Field label={labels.to}>
      {(control) => (
        <Input
          {...control}
          type="date"
          name="to"
          min={min}
          value={period.to}
          onChange={(event) => onChange({ to: event.currentTarget.value })}
        />
      )}
    </Field>
  </>
);
