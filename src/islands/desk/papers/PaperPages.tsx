import { useState } from 'react';
import { t } from '#i18n/client.ts';
import { Button } from '#ui/Button.tsx';
import { useKeys } from '../kit/use-keys.ts';

const zooms = [1, 1.5, 2, 3] as const;

/** The pages of a paper as pictures: larger, turned, and one after another. */
export function PaperPages({ id, pages }: { id: string; pages: number }) {
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState(0);
  const [turns, setTurns] = useState(0);
  const [isBroken, setBroken] = useState(false);
  const leaf = (by: number): void => {
    setPage((now) => Math.min(Math.max(now + by, 1), pages));
    setBroken(false);
  };
  const scale = (by: number): void => setZoom((now) => Math.min(Math.max(now + by, 0), zooms.length - 1));
  const turn = (): void => setTurns((now) => (now + 1) % 4);
  useKeys({
    '+': () => scale(1),
    '-': () => scale(-1),
    o: turn,
    '[': () => leaf(-1),
    ']': () => leaf(1),
  });
  const press = (label: string, act: () => void) => (
    <Button size="sm" variant="secondary" onClick={act}>
      {label}
    </Button>
  );
  return (
    <div className="grid min-w-0 gap-2">
      <div className="flex flex-wrap items-center gap-2">
        {press(t('deskwork.papers.larger'), () => scale(1))}
        {press(t('deskwork.papers.smaller'), () => scale(-1))}
        {press(t('deskwork.papers.turn'), turn)}
        {pages > 1 && press(t('deskwork.papers.page_before'), () => leaf(-1))}
        {pages > 1 && press(t('deskwork.papers.page_after'), () => leaf(1))}
        <span className="figures text-sm text-ivory-300">{t('deskwork.papers.page', { page, pages })}</span>
      </div>
      <div className="grid max-h-[calc(100svh-14rem)] min-h-64 overflow-auto rounded-md bg-ink-900">
        {isBroken ? (
          <p role="alert" className="p-4 text-sm text-red">
            {t('deskwork.papers.broken')}
          </p>
        ) : (
          <img
            key={page}
            src={`/desk-service/papers/${id}/pages/${page}`}
            alt={t('deskwork.papers.page', { page, pages })}
            onError={() => setBroken(true)}
            style={{ width: `${(zooms[zoom] ?? 1) * 100}%`, rotate: `${turns * 90}deg` }}
            className="m-auto max-w-none"
          />
        )}
      </div>
    </div>
  );
}
