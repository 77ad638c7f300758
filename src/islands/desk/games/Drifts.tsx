import { useState } from 'react';
import { t } from '#i18n/client.ts';
import { type Drift, settleReturn } from '#stores/desk/games.ts';
import { showDay } from '#stores/format/time.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { NoRight } from '../kit/NoRight.tsx';
import { ReasonForm } from '../kit/ReasonForm.tsx';
import { useMay } from '../kit/use-may.ts';

function Settle({ drift }: { drift: Drift }) {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  if (!useMay('returns.settle')) return <NoRight act="returns.settle" />;
  if (!isOpen)
    return (
      <Button size="sm" variant="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
        {t('deskhouse.games.settle')}
      </Button>
    );
  return (
    <ReasonForm
      what={t('deskhouse.games.settle_what', { game: drift.game, kind: drift.kind })}
      label={t('deskhouse.games.found')}
      press={t('deskhouse.games.settle_now')}
      act={(reason) => settleReturn(drift, reason)}
      onDone={close}
      onCancel={close}
    />
  );
}

const One = ({ drift }: { drift: Drift }) => {
  const { game, version, currency, kind, direction, day, settled } = drift;
  return (
    <li className="grid gap-2 rounded-lg border border-ink-600 bg-ink-800 p-4">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">
          {game} · {kind}
        </span>
        <Badge tone={settled === null ? 'wrong' : 'quiet'}>{t(`deskhouse.games.${direction}`)}</Badge>
        <span className="figures text-sm text-ivory-300">
          v{version} · {currency} · {showDay(day)}
        </span>
      </p>
      {settled === null ? (
        <Settle drift={drift} />
      ) : (
        <p className="text-sm text-ivory-300">{t('deskhouse.games.settled', settled)}</p>
      )}
    </li>
  );
};

/** Kinds of bets whose rounds left what their figures allow: such as wait for a person first. */
export const Drifts = ({ drifts }: { drifts: readonly Drift[] }) => (
  <section aria-labelledby="drifts">
    <h2 id="drifts" className="mb-2 text-lg font-semibold">
      {t('deskhouse.games.drifts')}
    </h2>
    {drifts.length === 0 ? (
      <p className="flex items-center gap-2 text-sm text-ivory-300">
        <Icon name="check" className="size-5 text-felt" />
        {t('deskhouse.games.no_drifts')}
      </p>
    ) : (
      <ul className="grid gap-3">
        {drifts.map((drift) => (
          <One
            key={`${drift.game} ${drift.version} ${drift.currency} ${drift.kind} ${drift.direction}`}
            drift={drift}
          />
        ))}
      </ul>
    )}
  </section>
);
