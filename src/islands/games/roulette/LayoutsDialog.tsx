import { useStore } from '@nanostores/react';
import { type FormEvent, useMemo, useState } from 'react';
import { t } from '#i18n/client.ts';
import { createSavedLayouts, layoutNameMax, type SavedLayout, savedLayoutsMax } from '#stores/play/saved-layouts.ts';
import { Button, IconButton } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Input } from '#ui/Input.tsx';
import { Money } from '#ui/Money.tsx';
import type { TableState } from './use-table.ts';
import { useVariant } from './variants.ts';

type LayoutsDialogProps = { table: Pick<TableState, 'round' | 'chips'>; open: boolean; onClose: () => void };

const sumOf = ({ bets }: SavedLayout): bigint => [...bets.values()].reduce((sum, amount) => sum + amount, 0n);

/** Chips that the player laid before and named: one press lays them again, in place of what lies there. */
export function LayoutsDialog({ table, open, onClose }: LayoutsDialogProps) {
  const { round, chips } = table;
  const { session, currency, locked } = round;
  const { board, table: places } = useVariant();
  const saved = useMemo(
    () => createSavedLayouts(session.game.id, currency, (spot) => places.chipIdsOf(spot).length > 0),
    [session.game.id, currency, places],
  );
  const layouts = useStore(saved.$layouts);

  const lay = ({ bets }: SavedLayout): void => {
    chips.change(() => board.layBets(bets, chips.room));
    onClose();
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="md"
      title={t('roulette.layouts')}
      closeLabel={t('table.close')}
      lead={t('roulette.layouts_lead', { max: savedLayoutsMax })}
    >
      {layouts.length === 0 && <p className="mb-5 text-ivory-300">{t('roulette.layouts_empty')}</p>}
      <ul className="mb-5 grid gap-1">
        {layouts.map((layout) => (
          <li key={layout.name} className="flex gap-1">
            <button
              type="button"
              disabled={locked}
              onClick={() => lay(layout)}
              className="flex min-h-12 min-w-0 grow items-center gap-4 rounded-md bg-ink-600/50 px-4 py-1.5 text-left transition-colors duration-fast hover:bg-ink-600 disabled:opacity-50"
            >
              <span className="min-w-0 grow">
                <span className="block truncate font-semibold">{layout.name}</span>
                <span className="block text-sm text-ivory-300">
                  {t(layout.bets.size === 1 ? 'roulette.layout_bets_one' : 'roulette.layout_bets_other', {
                    count: layout.bets.size,
                  })}
                </span>
              </span>
              <Money amountMinor={sumOf(layout)} currency={currency} className="font-semibold" />
            </button>
            <IconButton
              label={t('roulette.layout_remove', { name: layout.name })}
              onClick={() => saved.remove(layout.name)}
              className="self-center"
            >
              <Icon name="close" />
            </IconButton>
          </li>
        ))}
      </ul>
      <SaveForm
        key={layouts.length}
        suggested={t('roulette.layout_name', { number: layouts.length + 1 })}
        stakeMinor={chips.stakeMinor}
        full={layouts.length >= savedLayoutsMax}
        onSave={(name) => saved.save(name, board.$placed.get())}
      />
    </Dialog>
  );
}

type SaveFormProps = { suggested: string; stakeMinor: bigint; full: boolean; onSave: (name: string) => boolean };

/** What lies on the table now, under a name. */
function SaveForm({ suggested, stakeMinor, full, onSave }: SaveFormProps) {
  const [name, setName] = useState(suggested);
  const [refused, setRefused] = useState(false);
  if (stakeMinor === 0n) return <p className="text-sm text-ivory-500">{t('roulette.layout_nothing')}</p>;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setRefused(!onSave(name));
  };
  return (
    <form onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
      <Field
        label={t('roulette.layout_save')}
        error={refused ? t(full ? 'roulette.layouts_full' : 'roulette.layout_nameless') : undefined}
      >
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={layoutNameMax}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit">{t('roulette.save')}</Button>
    </form>
  );
}
