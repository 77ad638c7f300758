import { type FormEvent, useEffect, useState } from 'react';
import { focusField } from './submitting.ts';

type Drafted<Values extends object, Fault extends string> = {
  /** What stands in the fields. */
  readonly values: Values;
  readonly fault: Fault | undefined;
  readonly change: (part: Partial<Values>) => void;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
};

/**
 * The fields of a filter that counts when it is sent. `shown` is the filter of the list: when another comes, by a press elsewhere
 * or by the way back, it is what the fields show. A fault is told at the field `from`, which takes the focus.
 */
export function useDraft<Values extends object, Fault extends string>(
  shown: Values,
  { check, take }: { check: (values: Values) => Fault | undefined; take: (values: Values) => void },
): Drafted<Values, Fault> {
  const [draft, setDraft] = useState<Partial<Values>>({});
  const [fault, setFault] = useState<Fault>();
  const values = { ...shown, ...draft };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the filter's change is the event
  useEffect(() => {
    setDraft({});
    setFault(undefined);
  }, [shown]);

  return {
    values,
    fault,
    change: (part) => setDraft({ ...draft, ...part }),
    submit: (event) => {
      event.preventDefault();
      const wrong = check(values);
      setFault(wrong);
      if (wrong === undefined) take(values);
      else focusField(event.currentTarget, 'from');
    },
  };
}
