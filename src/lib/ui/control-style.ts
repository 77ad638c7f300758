import { cx } from './cx.ts';

/** The look of a radio button: the dot of the one that is chosen is brass. */
export const radioStyle =
  'size-5 shrink-0 appearance-none rounded-full border border-ivory-500 bg-ink-900 outline-none checked:border-6 checked:border-brass';

/** The look of a text box, a select and their kin. The edge has 3:1 against every ground. */
export const controlStyle = (extra?: string): string =>
  cx(
    'w-full min-w-0 rounded-md border border-ivory-500/75 bg-ink-900 text-ivory-100 placeholder:text-ivory-500',
    'min-h-12 px-3 text-base transition-colors duration-fast hover:border-ivory-300',
    'aria-invalid:border-red [&[readonly]]:border-dashed disabled:cursor-not-allowed disabled:border-dashed disabled:text-ivory-500',
    extra,
  );
