import { useState } from 'react';
import { houseGames } from '#domain/catalogue/house-games.ts';
import { t } from '#i18n/client.ts';
import { valueAt } from '#stores/desk/campaigns.ts';
import { Button } from '#ui/Button.tsx';
import { DraftChoice, DraftField, useEditing } from './draft-fields.tsx';

const nameOf = (game: string): string => houseGames.find(({ id }) => id === game)?.name ?? game;

/** Games that count otherwise than their category: a row each. */
export function GameWeights() {
  const { draft, put } = useEditing();
  const value = valueAt(draft, 'wagering.games');
  const own = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const free = houseGames.filter(({ id }) => !own.includes(id));
  const [wanted, setWanted] = useState('');
  const next = free.find(({ id }) => id === wanted)?.id ?? free[0]?.id;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-sm font-semibold">{t('deskcampaigns.field.gameWeights')}</legend>
      {own.map((game) => (
        <div key={game} className="grid items-end gap-3 sm:grid-cols-[minmax(0,16rem)_auto] sm:justify-start">
          <DraftField path={['wagering.games', game].join('.')} label={nameOf(game)} kind="percent" />
          <Button size="sm" variant="ghost" onClick={() => put(['wagering.games', game].join('.'), undefined)}>
            {t('deskcampaigns.remove', { what: nameOf(game) })}
          </Button>
        </div>
      ))}
      {next !== undefined && (
        <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,16rem)_auto] sm:justify-start">
          <DraftChoice
            label={t('deskcampaigns.field.otherGame')}
            value={next}
            options={free.map(({ id, name }) => ({ value: id, label: name }))}
            onChoose={setWanted}
          />
          <Button size="sm" variant="secondary" onClick={() => put(['wagering.games', next].join('.'), 100)}>
            {t('deskcampaigns.add_game')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
