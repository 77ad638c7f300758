import { useState } from 'react';
import { t } from '#i18n/client.ts';
import { intervene, interventions, type MarkedDetail } from '#stores/desk/safer-play.ts';
import { Button } from '#ui/Button.tsx';
import { NoRight } from '../kit/NoRight.tsx';
import { ReasonForm } from '../kit/ReasonForm.tsx';
import { useMay } from '../kit/use-may.ts';

type Kind = (typeof interventions)[number];

/** What was done about the markers; the press says what its player will be told. */
export function Intervene({ detail }: { detail: MarkedDetail }) {
  const [kind, setKind] = useState<Kind | null>(null);
  const close = (): void => setKind(null);
  if (!useMay('markers.intervene')) return <NoRight act="markers.intervene" />;
  if (kind !== null)
    return (
      <ReasonForm
        key={kind}
        what={t(`deskwork.safer_play.what.${kind}`)}
        label={t('deskwork.safer_play.note')}
        hint={t('deskwork.safer_play.note_hint')}
        max={2_000}
        press={t(`deskwork.safer_play.press.${kind}`)}
        act={(note) => intervene(detail, kind, note)}
        onDone={close}
        onCancel={close}
      />
    );
  return (
    <div className="flex flex-wrap gap-2">
      {interventions.map((one) => (
        <Button key={one} size="sm" variant="secondary" onClick={() => setKind(one)}>
          {t(`deskwork.safer_play.press.${one}`)}
        </Button>
      ))}
    </div>
  );
}
