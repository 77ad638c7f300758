import type { KeyCode } from '#stores/desk/enter.ts';
import { Icon } from '#ui/Icon.tsx';
import { failText } from './fail-text.ts';

/** What went wrong, where it happened; the region stands before there is something to say, so that it is read out. */
export const Fault = ({ code }: { code: KeyCode | null | undefined }) => (
  <p aria-live="polite" className={code ? 'flex items-start gap-1.5 text-sm text-red' : 'sr-only'}>
    {code && <Icon name="alert" className="size-5 shrink-0" />}
    {code && failText(code)}
  </p>
);
