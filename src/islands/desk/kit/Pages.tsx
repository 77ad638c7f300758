import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { t } from '#i18n/client.ts';
import type { DeskList } from '#stores/desk/pages.ts';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState } from '#ui/States.tsx';
import { DeskFailed } from './DeskFailed.tsx';
import { Fault } from './Fault.tsx';

type PagesProps<Item> = {
  $list: DeskList<Item>;
  name: string;
  columns: readonly { readonly name: string; readonly isNumber?: boolean; readonly isWide?: boolean }[];
  row: (item: Item) => ReactNode;
};

const headClass = ({ isNumber = false, isWide = false }: { isNumber?: boolean; isWide?: boolean }) =>
  [isNumber && 'text-right', isWide && 'max-lg:hidden'].filter(Boolean).join(' ') || undefined;

/** A long list as a table, page after page at a press: what is on the screen stays while more of it comes. */
export function Pages<Item>({ $list, name, columns, row }: PagesProps<Item>) {
  const { items, next, failed, loading } = useStore($list);
  if (items.length === 0) {
    if (failed) return <DeskFailed code={failed} retry={() => void $list.reload()} />;
    if (loading) return <Skeleton className="h-64 w-full" />;
    return (
      <EmptyState icon="history" title={t('deskplayers.history.none')}>
        {t('deskplayers.history.none_text')}
      </EmptyState>
    );
  }
  return (
    <>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the screen is scrolled by keyboard as well
        tabIndex={0}
        aria-label={name}
        className="overflow-x-auto"
      >
        <table className="desk-table">
          <caption className="sr-only">{name}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.name} scope="col" className={headClass(column)}>
                  {column.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{items.map(row)}</tbody>
        </table>
      </section>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {next === null ? (
          <p className="text-sm text-ivory-500">{t('deskplayers.ends')}</p>
        ) : (
          <Button size="sm" variant="secondary" busy={loading} onClick={() => void $list.more()}>
            {t('deskplayers.more')}
          </Button>
        )}
        <Fault code={failed} />
      </div>
    </>
  );
}
