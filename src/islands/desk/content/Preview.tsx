import { type FormEvent, useState } from 'react';
import { t } from '#i18n/client.ts';
import type { DeskCode } from '#stores/desk/call-desk.ts';
import { type OpenedText, type PreviewPlayer, previewAddress, readPreviewPlayer, today } from '#stores/desk/content.ts';
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

/** The page as it would be with the last version that was saved, on a day; and what of it is for a given player. */
export function Preview({ opened: { text, head } }: { opened: OpenedText }) {
  const mayAs = useMay('content.preview_as');
  const [day, setDay] = useState(today);
  const [typed, setTyped] = useState('');
  const [player, setPlayer] = useState<PreviewPlayer | null>(null);
  const [fault, setFault] = useState<DeskCode | null>(null);
  const look = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const id = typedPlayerId(typed);
    if (id === null) return setFault('player_not_found');
    const answer = await readPreviewPlayer(id, day);
    setFault(answer.ok ? null : answer.code);
    setPlayer(answer.ok ? answer.value : null);
  };
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day);
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ivory-300">{t('deskcontent.preview_what')}</p>
      <form noValidate onSubmit={(event) => void look(event)} className="flex flex-wrap items-end gap-3">
        <Field label={t('deskcontent.day')}>
          {(control) => <Input {...control} type="date" value={day} onChange={({ target }) => setDay(target.value)} />}
        </Field>
        {mayAs && (
          <Field label={t('deskcontent.as_player')}>
            {(control) => (
              <Input {...control} value={typed} maxLength={60} onChange={({ target }) => setTyped(target.value)} />
            )}
          </Field>
        )}
        {mayAs && (
          <Button type="submit" size="sm" variant="secondary">
            {t('deskcontent.look')}
          </Button>
        )}
      </form>
      <Fault code={fault} />
      {player !== null && <AsPlayer player={player} />}
      {isDay && (
        <iframe
          key={`${text.path} ${head} ${day}`}
          title={t('deskcontent.preview_of', { title: text.title })}
          src={`${previewAddress(text.path, head, day)}${text.anchor === null ? '' : `#${text.anchor}`}`}
          sandbox="allow-same-origin"
          className="h-[40rem] w-full rounded-md border border-ink-600 bg-ink-900"
        />
      )}
    </div>
  );
}
