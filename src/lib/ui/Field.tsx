import { type ReactNode, useId } from 'react';
import { Icon } from './Icon.tsx';

/** What a control inside a field must carry; spread it on the input. */
type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong, in the player's words. Shown beside the control and read out when it appears. */
  error?: string | undefined;
  required?: boolean;
  children: (control: FieldControl) => ReactNode;
};

/** A label, a control, a hint and an error, wired to each other for assistive technology. */
export function Field({ label, hint, error, required, children }: FieldProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold text-ivory-300">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ivory-500">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

/** The line under a control; the live region stands before the message comes, so that it is announced. */
export function FieldError({ id, error }: { id: string; error?: string | undefined }) {
  return (
    <p id={id} aria-live="polite" className={error ? 'flex gap-1.5 text-sm text-red' : 'sr-only'}>
      {error && <Icon name="alert" className="mt-px size-5 shrink-0" />}
      {error}
    </p>
  );
}
