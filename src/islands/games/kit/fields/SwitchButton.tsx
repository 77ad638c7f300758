import { cx } from '#ui/cx.ts';

type SwitchButtonProps = { label: string; on: boolean; className?: string; onChange: (on: boolean) => void };

/** A switch with its word, in the current colour: hints that are off until they are asked for. */
export function SwitchButton({ label, on, className, onChange }: SwitchButtonProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      onClick={() => onChange(!on)}
      className={cx('flex min-h-11 items-center gap-2 px-1 text-sm font-medium whitespace-nowrap', className)}
    >
      <span
        aria-hidden="true"
        className="flex h-5 w-8 shrink-0 items-center rounded-full border border-current p-0.5 transition-colors"
      >
        <span
          className={cx(
            'size-3 rounded-full bg-current transition-[transform,opacity]',
            on ? 'translate-x-3' : 'opacity-60',
          )}
        />
      </span>
      {label}
    </button>
  );
}
