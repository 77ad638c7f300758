import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import { $markedPlayer, type MarkedDetail as Detail } from '#stores/desk/safer-play.ts';
import { showDay, showMinute } from '#stores/format/time.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { DeskFailed } from '../kit/DeskFailed.tsx';
import { PlayerLink } from '../kit/PlayerLink.tsx';
import { After } from './After.tsx';
import { Intervene } from './Intervene.tsx';
import { wordsOfMarker } from './marker-words.ts';

const Marker = ({ marker }: { marker: Detail['markers'][number] }) => (
  <li className="border-l-2 border-brass pl-3 text-sm">
    <h3 className="font-semibold">
      {t(`deskwork.safer_play.kind.${marker.sign.kind}`)}{' '}
      <span className="font-normal text-ivory-300">
        · {t('deskwork.safer_play.strength', { strength: marker.strength })}
      </span>
    </h3>
    <p className="figures">{wordsOfMarker(marker)}</p>
    <p className="figures text-ivory-500">
      {marker.shownAt === null
        ? t('deskwork.safer_play.told', { day: showDay(marker.day), time: showMinute(marker.toldAt) })
        : t('deskwork.safer_play.shown', { day: showDay(marker.day), time: showMinute(marker.shownAt) })}
    </p>
  </li>
);

/** The player who is open: each marker with what it rests on, what can be done, and what came of what was done. */
export function MarkedDetail() {
  const { id, data, failed } = useStore($markedPlayer);
  if (id === null) return <p className="text-sm text-ivory-300">{t('deskwork.safer_play.choose')}</p>;
  if (data === undefined)
    return failed ? (
      <DeskFailed code={failed} retry={() => void $markedPlayer.reload()} />
    ) : (
      <Skeleton className="h-64 w-full" />
    );
  return (
    <article className="grid max-w-[48rem] gap-4">
      <h2 className="text-lg font-semibold">
        <PlayerLink {...data.player} />
      </h2>
      <ul aria-label={t('deskwork.safer_play.markers')} className="grid gap-3">
        {data.markers.map((marker) => (
          <Marker key={marker.id} marker={marker} />
        ))}
      </ul>
      {data.markers.length > 0 && <Intervene key={id} detail={data} />}
      {data.interventions.map((intervention) => (
        <After key={intervention.id} intervention={intervention} />
      ))}
    </article>
  );
}
