import { type MapStore, map } from 'nanostores';

/** What is wrong, by field: a code that the island turns into words. */
export type FormErrors<Values> = Partial<Record<keyof Values & string, string>>;
type FormState<Values> = {
  readonly values: Values;
  readonly errors: FormErrors<Values>;
  readonly busy: boolean;
};
export type Form<Values> = {
  readonly $state: MapStore<FormState<Values>>;
  /** Sets one field and takes back what was said about it. */
  readonly setValue: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  /** Checks and sends; a second call while busy does nothing. Resolves to the first wrong field, for the focus. */
  readonly submit: () => Promise<(keyof Values & string) | undefined>;
  readonly reset: () => void;
};

type Rules<Values> = {
  readonly initial: Values;
  /** The fields as they stand on the screen: the order in which errors are looked for. */
  readonly order: readonly (keyof Values & string)[];
  readonly check: (values: Values) => FormErrors<Values>;
  /** Sends what was checked. Fields the server refused come back as errors; anything else it says itself. */
  readonly send: (values: Values) => Promise<FormErrors<Values> | undefined>;
};

/** A form without a framework: values, what is wrong with them, and whether it is being sent. Keeps what was typed. */
export const createForm = <Values extends object>({ initial, order, check, send }: Rules<Values>): Form<Values> => {
  const $state = map<FormState<Values>>({ values: initial, errors: {}, busy: false });
  const change = (part: Partial<FormState<Values>>): void => $state.set({ ...$state.get(), ...part });
  const firstWrong = (errors: FormErrors<Values>) => order.find((name) => errors[name] !== undefined);

  const submit = async () => {
    const { busy, values } = $state.get();
    if (busy) return undefined;
    const errors = check(values);
    change({ errors });
    if (firstWrong(errors) !== undefined) return firstWrong(errors);
    change({ busy: true });
    try {
      const refused = (await send(values)) ?? {};
      change({ errors: refused });
      return firstWrong(refused);
    } finally {
      change({ busy: false });
    }
  };

  return {
    $state,
    setValue: (name, value) => {
      const { values, errors } = $state.get();
      const { [name]: _, ...rest } = errors;
      change({ values: { ...values, [name]: value }, errors: rest as FormErrors<Values> });
    },
    submit,
    reset: () => $state.set({ values: initial, errors: {}, busy: false }),
  };
};
