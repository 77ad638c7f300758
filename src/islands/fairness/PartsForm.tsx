import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import { currencyCodes } from '#domain/money/currency.ts';
import { $computed, computeParts, type Part, type Parts } from '#stores/history/verifier.ts';
import { Button } from '#ui/Button.tsx';
import { controlStyle } from '#ui/control-style.ts';
import { Field } from '#ui/Field.tsx';
import { Input } from '#ui/Input.tsx';
import { Select } from '#ui/Select.tsx';
import { ComputedRound } from './ComputedRound.tsx';
import type { TriedGame } from './tried-game.ts';
import type { CheckWord, Say } from './words.ts';

type TextPart = readonly [part: Part, label: CheckWord, hint?: CheckWord];

const seedParts: readonly TextPart[] = [
  ['server-seed', 'server_seed'],
  ['client-seed', 'client_seed'],
  ['nonce', 'nonce'],
];
const chainParts: readonly TextPart[] = [
  ['link', 'link'],
  ['salt', 'salt'],
  ['index', 'index'],
];

/** The parts that decide a round of a game; the long ones are JSON. */
const partsOf = ({
  steps,
}: TriedGame): { readonly short: readonly TextPart[]; readonly long: readonly TextPart[] } => ({
  short: steps === 'shared' ? chainParts : seedParts,
  long: [
    ['bets', 'bets', 'bets_hint'],
    ...(steps === 'many' || steps === 'shared' ? ([['actions', 'actions', 'actions_hint']] as const) : []),
    ...(steps === 'series' ? ([['remaining', 'remaining', 'remaining_hint']] as const) : []),
  ],
});

/** One round by its seeds, bets and actions, with a sample of the game's bets to begin with. */
export function PartsForm({ games, example, say }: { games: readonly TriedGame[]; example: Parts; say: Say }) {
  const shown = useStore($computed, { ssr: 'initial' });
  const [game, setGame] = useState(games.find(({ id }) => id === 'roulette-european') ?? games[0]);
  const [parts, setParts] = useState<Parts>({ ...example, currency: 'EUR', bets: game?.bets, actions: game?.actions });
  if (!game) return null;
  const { short, long } = partsOf(game);
  const wrong = shown.state === 'done' && !shown.result.ok ? shown.result.code : undefined;
  const errorOf = (part: Part) => (part === wrong ? say(`wrong_${part}`) : undefined);
  const change = (part: Part, value: string) => setParts({ ...parts, [part]: value });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const asked = [...short, ...long].map(([part]) => [part, parts[part]?.trim() ?? ''] as const);
    computeParts({ game: game.id, currency: parts.currency, ...Object.fromEntries(asked) });
  };

  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <form noValidate onSubmit={submit} className="grid content-start gap-4">
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_8rem]">
          <Field label={say('game')} error={errorOf('game')}>
            {(control) => (
              <Select
                {...control}
                value={game.id}
                options={games.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={({ currentTarget }) => {
                  const next = games.find(({ id }) => id === currentTarget.value) ?? game;
                  setGame(next);
                  setParts({ ...parts, bets: next.bets, actions: next.actions, remaining: '' });
                }}
              />
            )}
          </Field>
          <Field label={say('currency')} error={errorOf('currency')}>
            {(control) => (
              <Select
                {...control}
                value={parts.currency}
                options={currencyCodes.map((code) => ({ value: code, label: code }))}
                onChange={({ currentTarget }) => change('currency', currentTarget.value)}
              />
            )}
          </Field>
        </div>
        {short.map(([part, label]) => (
          <Field key={part} label={say(label)} error={errorOf(part)}>
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                value={parts[part] ?? ''}
                onChange={({ currentTarget }) => change(part, currentTarget.value)}
              />
            )}
          </Field>
        ))}
        {long.map(([part, label, hint]) => (
          <Field key={part} label={say(label)} hint={hint && say(hint)} error={errorOf(part)}>
            {(control) => (
              <textarea
                {...control}
                rows={3}
                spellCheck={false}
                className={controlStyle('py-2 font-mono text-sm')}
                value={parts[part] ?? ''}
                onChange={({ currentTarget }) => change(part, currentTarget.value)}
              />
            )}
          </Field>
        ))}
        <Button type="submit" busy={shown.state === 'working'} className="justify-self-start">
          {say('compute')}
        </Button>
      </form>
      <div role="status" className="min-w-0">
        {shown.state === 'idle' && <p className="text-ivory-500">{say('example')}</p>}
        {shown.state === 'failed' && <p className="text-red">{say('failed')}</p>}
        {shown.state === 'done' && shown.result.ok && (
          <ComputedRound round={shown.result.value} isShared={game.steps === 'shared'} say={say} />
        )}
      </div>
    </div>
  );
}
