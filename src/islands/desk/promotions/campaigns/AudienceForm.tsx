import { useStore } from '@nanostores/react';
import { gameCategories } from '#domain/catalogue/game.ts';
import { houseGames } from '#domain/catalogue/house-games.ts';
import { houseLocale } from '#domain/locale.ts';
import { type Condition, conditionKinds } from '#domain/promotions/audience/audience.ts';
import { t } from '#i18n/client.ts';
import { $promotionNames, valueAt } from '#stores/desk/campaigns.ts';
import { Button } from '#ui/Button.tsx';
import { DraftChoice, DraftField, useEditing, words } from './draft-fields.tsx';

const between = { min: null, max: null };
const sums = { minEur: null, maxEur: null };
const shapes: Readonly<Record<Condition['is'], object>> = {
  registered: { from: null, to: null },
  days_since_registration: between,
  days_since_deposit: { min: 14, max: null },
  deposit_count: { days: 30, min: 1, max: null },
  deposit_sum: { days: 30, ...sums, minEur: '100' },
  staked: { days: 30, ...sums, minEur: '100' },
  days_since_play: { min: 14, max: null },
  played_category: { days: 30, category: 'slots' },
  played_game: { days: 30, gameId: '' },
  loyalty_level: { min: 2, max: null },
  country: { among: [] },
  not_country: { among: [] },
  language: { among: [] },
  verified: {},
  not_verified: {},
  took: { promotion: '' },
  never_took: { promotion: '' },
  from_affiliate: { among: [] },
};
const inputs = {
  from: 'day',
  to: 'day',
  min: 'number',
  max: 'number',
  minEur: 'amount',
  maxEur: 'amount',
  days: 'number',
  among: 'codes',
} as const;

const games = houseGames
  .map(({ id, name }) => ({ id, name }))
  .toSorted((a, b) => a.name.localeCompare(b.name, houseLocale));

type Named = readonly { readonly id: string; readonly name: string }[];
/** By their names; an id beside a name that another has as well. What stands there and is not among them stays, as it is written. */
const optionsOf = (of: Named, chosen: string) => {
  const isTwice = (name: string): boolean => of.filter((one) => one.name === name).length > 1;
  const known = of.map(({ id, name }) => ({ value: id, label: isTwice(name) ? `${name} (${id})` : name }));
  if (chosen === '') return [{ value: '', label: t('deskcampaigns.choose') }, ...known];
  return of.some(({ id }) => id === chosen) ? known : [{ value: chosen, label: chosen }, ...known];
};

function NamedChoice({ path, field, of }: { path: string; field: 'gameId' | 'promotion'; of: Named }) {
  const { draft, put } = useEditing();
  const own = `${path}.${field}`;
  const chosen = String(valueAt(draft, own));
  return (
    <DraftChoice
      path={own}
      label={t(`deskcampaigns.input.${field}`)}
      value={chosen}
      options={optionsOf(of, chosen)}
      onChoose={(id) => put(own, id)}
    />
  );
}

/** A promotion that was ever offered, but for this one. */
function PromotionChoice({ path }: { path: string }) {
  const { draft } = useEditing();
  const { data = [] } = useStore($promotionNames);
  return <NamedChoice path={path} field="promotion" of={data.filter(({ id }) => id !== valueAt(draft, 'id'))} />;
}

const kindOf = (value: unknown): Condition['is'] =>
  conditionKinds.find((one) => one === valueAt(value, 'is')) ?? 'registered';

function ConditionRow({ path, onRemove }: { path: string; onRemove: () => void }) {
  const { draft, put } = useEditing();
  const value = valueAt(draft, path);
  const kind = kindOf(value);
  const fields = Object.keys(inputs).filter((name) => valueAt(value, name) !== undefined) as (keyof typeof inputs)[];
  const isNamed = kind === 'played_category' || kind === 'took' || kind === 'never_took';
  return (
    <li className="grid gap-3 rounded-md border border-ink-600 p-3">
      <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <DraftChoice
          label={t('deskcampaigns.condition_label')}
          value={kind}
          options={words('deskcampaigns.condition', conditionKinds)}
          onChoose={(is) => put(path, { is, ...shapes[kindOf({ is })] })}
        />
        <Button size="sm" variant="ghost" onClick={onRemove}>
          {t('deskcampaigns.remove', { what: t(`deskcampaigns.condition.${kind}`) })}
        </Button>
      </div>
      {(fields.length > 0 || isNamed) && (
        <div className="grid gap-3 sm:grid-cols-3">
          {fields.map((name) => (
            <DraftField
              key={`${kind} ${name}`}
              path={`${path}.${name}`}
              label={t(`deskcampaigns.input.${name}`)}
              kind={inputs[name]}
            />
          ))}
          {kind === 'played_game' && <NamedChoice path={path} field="gameId" of={games} />}
          {(kind === 'took' || kind === 'never_took') && <PromotionChoice path={path} />}
          {kind === 'played_category' && (
            <DraftChoice
              label={t('deskcampaigns.input.category')}
              value={String(valueAt(value, 'category'))}
              options={gameCategories.map((one) => ({ value: one, label: one.replaceAll('_', ' ') }))}
              onChoose={(category) => put(`${path}.category`, category)}
            />
          )}
        </div>
      )}
    </li>
  );
}

const groupOf = (value: unknown): 'all' | 'any' => (Array.isArray(valueAt(value, 'any')) ? 'any' : 'all');
const listOf = (value: unknown): readonly unknown[] => {
  const list = valueAt(value, groupOf(value));
  return Array.isArray(list) ? list : [];
};
const firstCondition = { is: 'days_since_deposit', ...shapes.days_since_deposit };

/** A list of conditions of which all or any hold; the outer one may have such lists in it. */
function Group({ path, nested, onEmpty }: { path: string; nested: boolean; onEmpty: () => void }) {
  const { draft, put } = useEditing();
  const value = valueAt(draft, path);
  const [group, list] = [groupOf(value), listOf(value)];
  const set = (next: readonly unknown[]): void => (next.length === 0 ? onEmpty() : put(path, { [group]: next }));
  const without = (at: number): void => set(list.filter((_, other) => other !== at));
  return (
    <div className={nested ? 'grid gap-3 border-l-2 border-brass pl-3' : 'grid gap-3'}>
      <DraftChoice
        label={t('deskcampaigns.group_label')}
        value={group}
        options={words('deskcampaigns.group', ['all', 'any'])}
        onChoose={(next) => put(path, { [next]: list })}
      />
      <ul className="grid gap-3">
        {list.map((one, at) => {
          const own = `${path}.${group}.${at}`;
          return valueAt(one, 'is') === undefined ? (
            <li key={own}>
              <Group path={own} nested onEmpty={() => without(at)} />
            </li>
          ) : (
            <ConditionRow key={own} path={own} onRemove={() => without(at)} />
          );
        })}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" onClick={() => set([...list, firstCondition])}>
          {t('deskcampaigns.add_condition')}
        </Button>
        {!nested && (
          <Button size="sm" variant="ghost" onClick={() => set([...list, { any: [firstCondition] }])}>
            {t('deskcampaigns.add_group')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Whom it is for by what players did and have. */
export function AudienceForm() {
  const { draft, put } = useEditing();
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ivory-300">{t('deskcampaigns.never')}</p>
      {valueAt(draft, 'audience') === undefined ? (
        <Button
          size="sm"
          variant="secondary"
          className="justify-self-start"
          onClick={() => put('audience', { all: [firstCondition] })}
        >
          {t('deskcampaigns.add_condition')}
        </Button>
      ) : (
        <Group path="audience" nested={false} onEmpty={() => put('audience', undefined)} />
      )}
    </div>
  );
}
