import { type KeyboardEvent, useState } from 'react';
import { t } from '#i18n/client.ts';
import { type ListName, moved, type ShelfLists, type ShelfRead } from '#stores/desk/shelf.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Select } from '#ui/Select.tsx';

type Arranged = ShelfLists[ListName];
type EditorProps = { shelf: ShelfRead; name: ListName; arranged: Arranged; onChange: (next: Arranged) => void };

const hows = ['computed', 'pinned', 'only'] as const;

/** One list of the shelf: how it is made, and its games in their order, moved by buttons or by Alt and an arrow. */
export function ListEditor({ shelf, name, arranged, onChange }: EditorProps) {
  const [told, setTold] = useState('');
  const nameOf = (id: string): string => shelf.games.find((game) => game.id === id)?.name ?? id;
  const games = arranged?.games ?? [];
  const how = arranged?.how ?? 'computed';
  const put = (next: readonly string[]): void => {
    if (arranged !== null) onChange({ how: arranged.how, games: [...next] });
  };
  const move = (place: number, by: -1 | 1): void => {
    const next = moved(games, place, by);
    if (next === games) return;
    put(next);
    setTold(t('deskshelf.order.moved', { name: nameOf(games[place] ?? ''), place: place + by + 1 }));
  };
  const onKey = (event: KeyboardEvent<HTMLElement>, place: number): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(place, event.key === 'ArrowUp' ? -1 : 1);
  };
  const choose = (value: string): void => {
    if (value === 'pinned' || value === 'only')
      onChange({ how: value, games: [...(games.length > 0 || value === 'pinned' ? games : shelf.computed[name])] });
    else onChange(null);
  };
  const others = shelf.games.filter(({ id }) => !games.includes(id));
  return (
    <div className="grid content-start gap-3">
      <Field label={t('deskshelf.order.how')}>
        {(control) => (
          <Select
            {...control}
            value={how}
            options={hows.map((value) => ({ value, label: t(`deskshelf.order.${value}`) }))}
            onChange={({ target }) => choose(target.value)}
          />
        )}
      </Field>
      {arranged !== null && (
        <>
          <Field label={t('deskshelf.order.add')} hint={t('deskshelf.order.keys')}>
            {(control) => (
              <Select
                {...control}
                value=""
                placeholder={t('deskshelf.order.add')}
                options={others.map(({ id, name: label }) => ({ value: id, label }))}
                onChange={({ target }) => target.value !== '' && put([...games, target.value])}
              />
            )}
          </Field>
          {games.length === 0 && <p className="text-sm text-ivory-300">{t('deskshelf.order.empty')}</p>}
          <ol className="grid gap-1">
            {games.map((id, place) => (
              <li
                key={id}
                className="flex items-center gap-2 rounded-md border border-ink-600 bg-ink-800 px-3 py-1 text-sm"
              >
                <span className="figures w-6 text-ivory-500">{place + 1}</span>
                <span className="min-w-0 flex-1 truncate">{nameOf(id)}</span>
                {(['up', 'down'] as const).map((way) => (
                  <Button
                    key={way}
                    size="sm"
                    variant="ghost"
                    aria-label={t(`deskshelf.order.${way}`, { name: nameOf(id) })}
                    disabled={way === 'up' ? place === 0 : place === games.length - 1}
                    onKeyDown={(event) => onKey(event, place)}
                    onClick={() => move(place, way === 'up' ? -1 : 1)}
                  >
                    <Icon name="chevron-down" className={way === 'up' ? 'size-5 rotate-180' : 'size-5'} />
                  </Button>
                ))}
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={t('deskshelf.order.remove', { name: nameOf(id) })}
                  onKeyDown={(event) => onKey(event, place)}
                  onClick={() => put(games.filter((one) => one !== id))}
                >
                  <Icon name="close" className="size-5" />
                </Button>
              </li>
            ))}
          </ol>
        </>
      )}
      <p aria-live="polite" className="sr-only">
        {told}
      </p>
    </div>
  );
}
