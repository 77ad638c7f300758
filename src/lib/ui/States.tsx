import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-paths.ts';

type StateProps = {
  icon: IconName;
  tone: string;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  role?: 'alert';
};

function State({ icon, tone, title, children, action, role }: StateProps) {
  return (
    <div
      role={role}
      className="grid justify-items-center gap-2 rounded-lg border border-dashed border-ink-600 px-6 py-12 text-center"
    >
      <Icon name={icon} className={cx('size-8', tone)} />
      <p className="text-lg font-semibold">{title}</p>
      {children && <div className="max-w-[28rem] text-balance text-ivory-300">{children}</div>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}

type PublicProps = { title: ReactNode; children?: ReactNode; action?: ReactNode; icon?: IconName };

/** A list that has nothing in it yet: says why, and what would fill it. */
export function EmptyState({ icon = 'cards', ...rest }: PublicProps) {
  return <State {...rest} icon={icon} tone="text-ivory-500" />;
}

/** Something that could not be loaded: says so, and what to do. Announced when it appears. */
export function ErrorState({ icon = 'alert', ...rest }: PublicProps) {
  return <State {...rest} icon={icon} tone="text-red" role="alert" />;
}
