import { type FormEvent, useState } from 'react';
import { t } from '#i18n/client.ts';
import type { DeskCode } from '#stores/desk/call-desk.ts';
import { findForPreview, type PreviewPlayer, type PreviewPlayers, readPreviewPlayer } from '#stores/desk/content.ts';
import { typedPlayerId } from '#stores/desk/risk.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Input } from '#ui/Input.tsx';
import { Fact, Facts } from '../kit/Facts.tsx';
import { Fault } from '../kit/Fault.tsx';
import { useMay } from '../kit/use-may.ts';

/** What decides how the one who was named sees the site: the page itself is the same for everybody. */
const AsPlayer = ({ player }: { player: PreviewPlayer }) => (
  <Facts>
    <Fact name={t('deskcontent.player')}>
      {player.name} ({player.email})
    </Fact>
    <Fact name={t('deskcontent.country')}>{player.country ?? t('deskcontent.no_country')}</Fact>
    <Fact name={t('deskcontent.language')}>{player.language}</Fact>
    <Fact name={t('deskcontent.offered')}>
      <ul>
        {player.promotions.map((one) => (
          <li key={one.id}>
            {one.name}{' '}
            <Badge tone={one.isOffered ? 'won' : 'quiet'}>
              {t(one.isOffered ? 'deskcontent.is_offered' : 'deskcontent.not_offered')}
            </Badge>
          </li>
        ))}
      </ul>
    </Fact>
    <Fact name={t('deskcontent.terms')}>
      <ul>
        {player.terms.map((one) => (
          <li key={one.version}>
            {one.document} {one.version}{' '}
            <Badge tone={one.accepted ? 'won' : one.isInForce ? 'wrong' : 'brass'}>
              {t(one.accepted ? 'deskcontent.accepted' : one.isInForce ? 'deskcontent.owed' : 'deskcontent.announced')}
            </Badge>
          </li>
        ))}
      </ul>
    </Fact>
  </Facts>
);

/** Those who fit what was typed: nobody is looked at before they are chosen. */
const Found = ({ found, onChoose }: { found: PreviewPlayers; onChoose: (id: string) => void }) => (
  <div className="grid gap-2">
    <ul aria-label={t('deskcontent.found')} className="grid justify-items-start gap-2">
      {found.players.map(({ id, name, email }) => (
        <li key={id}>
          <Button size="sm" variant="ghost" onClick={() => onChoose(id)}>
            {name} ({email})
          </Button>
        </li>
      ))}
    </ul>
    {(found.more || found.tooMany) && <p className="text-sm text-ivory-300">{t('deskcontent.found_more')}</p>}
  </div>
);

/** A player, found by what is known of them by who may search, else by their number; and what decides how they see the site on a day. */
export function ForPlayer({ day }: { day: string }) {
  const mayFind = useMay('players.find');
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<PreviewPlayers | null>(null);
  // Of the day that was asked for: on another they may be offered something else.
  const [seen, setSeen] = useState<{ day: string; player: PreviewPlayer } | null>(null);
  const [fault, setFault] = useState<DeskCode | null>(null);
  const [busy, setBusy] = useState(false);
  const look = async (id: string): Promise<void> => {
    const answer = await readPreviewPlayer(id, day);
    setFault(answer.ok ? null : answer.code);
    setSeen(answer.ok ? { day, player: answer.value } : null);
    if (answer.ok) setFound(null);
  };
  const find = async (): Promise<void> => {
    const answer = await findForPreview(typed);
    const isNobody = answer.ok && answer.value.players.length === 0;
    setFound(answer.ok && !isNobody ? answer.value : null);
    setSeen(null);
    setFault(isNobody ? 'player_not_found' : answer.ok ? null : answer.code);
  };
  const ask = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const id = typedPlayerId(typed);
    if (typed.trim() === '' || (id === null && !mayFind)) return setFault('player_not_found');
    setBusy(true);
    await (id === null ? find() : look(id));
    setBusy(false);
  };
  return (
    <section className="grid gap-3">
      <form noValidate onSubmit={(event) => void ask(event)} className="flex flex-wrap items-end gap-3">
        <Field label={t(mayFind ? 'deskcontent.find_whom' : 'deskcontent.as_player')}>
          {(control) => (
            <Input {...control} value={typed} maxLength={100} onChange={({ target }) => setTyped(target.value)} />
          )}
        </Field>
        <Button type="submit" size="sm" variant="secondary" busy={busy}>
          {t('deskcontent.look')}
        </Button>
      </form>
      <Fault code={fault} />
      {found !== null && <Found found={found} onChoose={(id) => void look(id)} />}
      {seen?.day === day && <AsPlayer player={seen.player} />}
    </section>
  );
}
