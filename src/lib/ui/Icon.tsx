import { cx } from './cx.ts';
import { type IconName, iconPaths } from './icon-paths.ts';

/** One of the house's icons in the current colour. Always decoration: what carries it has a name of its own. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={cx(className?.includes('size-') ? '' : 'size-6', className)}>
      <path
        d={iconPaths[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
