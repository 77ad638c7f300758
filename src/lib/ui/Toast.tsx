import { toast as headless, useToaster } from 'react-hot-toast/headless';
import { IconButton } from './Button.tsx';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-paths.ts';

export type ToastKind = 'error' | 'success' | 'info';

/** Shows a message at the top right for `durationMs` (5 s unless told). */
export const toast = (kind: ToastKind, text: string, durationMs = 5000): void => {
  if (kind === 'error') headless.error(text, { duration: durationMs });
  else if (kind === 'success') headless.success(text, { duration: durationMs });
  else headless(text, { duration: durationMs });
};

const looks: Readonly<Record<string, { icon: IconName; tone: string }>> = {
  error: { icon: 'alert', tone: 'text-red' },
  success: { icon: 'check', tone: 'text-felt' },
};
const plain = { icon: 'info', tone: 'text-ivory-300' } as const;

/**
 * The host of all toasts; one a page. It is always there, so that its live region exists before a message comes. Only the
 * headless part of react-hot-toast is used: its styled part injects a style sheet, which the site's policy refuses. It has the
 * newest first; they stand and are read in the order in which they were said. Pointer or focus on a toast stops its clock.
 */
export function ToastHost({ label, closeLabel }: { label: string; closeLabel: string }) {
  const { toasts, handlers } = useToaster({ duration: 5000 });
  return (
    <section
      aria-label={label}
      aria-live="polite"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
      className="pointer-events-none fixed top-4 right-4 left-4 z-50 grid justify-items-end gap-2"
    >
      {toasts
        .filter((item) => item.visible)
        .reverse()
        .map((item) => {
          const { icon, tone } = looks[item.type] ?? plain;
          return (
            <div
              key={item.id}
              data-toast
              className="pointer-events-auto flex w-full max-w-[24rem] items-start gap-3 rounded-lg border border-ink-600 bg-ink-700 py-2 pr-2 pl-4 shadow-float animate-rise"
            >
              <Icon name={icon} className={cx('mt-2.5 size-6 shrink-0', tone)} />
              <p className="mr-auto py-2.5 text-sm">{String(item.message)}</p>
              <IconButton label={closeLabel} onClick={() => headless.dismiss(item.id)}>
                <Icon name="close" className="size-5" />
              </IconButton>
            </div>
          );
        })}
    </section>
  );
}
