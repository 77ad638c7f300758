import { useStore } from '@nanostores/react';
import { useMemo, useRef, useState } from 'react';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { askAgain, type GameSession, placeRound } from '#stores/game.ts';
import { minorOf } from '#stores/money.ts';
import {
  $canRebet,
  $canUndo,
  $chipsOnLayout,
  $placed,
  $totalStake,
  clearBets,
  clearSpot,
  doubleBets,
  placeChip,
  rebet,
  undo,
  wireBets,
} from '#stores/roulette.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Board } from './Board.tsx';
import { CallBets } from './CallBets.tsx';
import { chipValues } from './chip-values.ts';
import { Racetrack } from './Racetrack.tsx';
import { ResultCard } from './ResultCard.tsx';
import { LastResults } from './Results.tsx';
import { Rules } from './Rules.tsx';
import { playChip } from './sounds.ts';
import { numbersOf } from './spot-names.ts';
import { TopBar } from './TopBar.tsx';
import { Tray } from './Tray.tsx';
import { useElapsed, useFrameShape, useStill } from './use-frame.ts';
import { usePause } from './use-pause.ts';
import { useRound } from './use-round.ts';
import { Wheel } from './Wheel.tsx';

const noNumbers: ReadonlySet<number> = new Set();

/** The whole table: it fills its frame, whatever the frame's shape, and never scrolls. */
export function Table({ session }: { session: GameSession }) {
  const { currency } = session;
  const limits = useMemo(
    () => ({
      minStakeMinor: minorOf(session.limits.minStake, currency),
      maxStakeMinor: minorOf(session.limits.maxStake, currency),
      maxPayoutMinor: minorOf(session.limits.maxPayout, currency),
    }),
    [session, currency],
  );
  const frame = useRef<HTMLDivElement>(null);
  const { stand, low } = useFrameShape(frame);
  const still = useStill();
  const elapsed = useElapsed();
  const table = useRound(session, still);
  const { round, spinning, landed, balanceMinor, numbers } = table;
  const pause = usePause();
  const [chipMinor, setChip] = useState(chipValues(limits.minStakeMinor)[2] ?? limits.minStakeMinor);
  const [span, setSpan] = useState(2);
  const [onTrack, setOnTrack] = useState(false);
  const [rulesOpen, setRulesOpen] = useState(false);
  const [lit, setLit] = useState(noNumbers);
  const [note, setNote] = useState('');

  const placed = useStore($placed);
  const chips = useStore($chipsOnLayout);
  const stakeMinor = useStore($totalStake);
  const [canUndo, canRebet] = [useStore($canUndo), useStore($canRebet)];
  const locked = spinning !== undefined || round.state === 'sent' || round.state === 'lost';
  const room = { maxStakeMinor: limits.maxStakeMinor, balanceMinor };

  const tell = (done: boolean): void => {
    const overLimit = stakeMinor + chipMinor > limits.maxStakeMinor;
    const why = overLimit
      ? t('roulette.over_limit', { limit: displayAmount(limits.maxStakeMinor, currency) })
      : t('roulette.over_balance');
    setNote(done ? '' : why);
    if (done) playChip();
  };
  const place = (spot: string): void => {
    if (locked) return;
    table.dismiss();
    tell(placeChip(spot, chipMinor, room));
  };
  const clear = (spot: string): void => {
    if (!locked) clearSpot(spot);
  };
  const spin = (): void => {
    if (stakeMinor < limits.minStakeMinor) {
      setNote(t('roulette.below_minimum', { limit: displayAmount(limits.minStakeMinor, currency) }));
      return;
    }
    setNote('');
    table.dismiss();
    pause.begin();
    void placeRound(wireBets(currency));
  };
  const light = (spot: string | undefined): void => setLit(spot === undefined ? noNumbers : new Set(numbersOf(spot)));

  const shared = { locked, lit, won: landed?.number, onLight: light, onPlace: place, onClear: clear };
  const turn = stand === 'tall' ? ('tall' as const) : ('wide' as const);
  const bothShown = stand !== 'tall' && !low;
  const wheel = <Wheel spinId={spinning?.id} pocket={table.pocket} still={still} onRest={table.rest} />;
  const board = (
    <Board turn={turn} chips={chips} currency={currency} minStakeMinor={limits.minStakeMinor} {...shared} />
  );
  const track = (
    <div className="grid size-full grid-rows-[minmax(0,1fr)_auto] gap-2">
      <Racetrack turn={turn} span={span} {...shared} />
      <CallBets span={span} locked={locked} onSpan={setSpan} onPlace={place} onLight={light} />
    </div>
  );
  const words =
    round.state === 'refused'
      ? t(`errors.${round.failed.code}`)
      : note || (spinning ? t('roulette.spinning') : t('roulette.place_bets'));
  const wheelOver = stand === 'tall' && (spinning !== undefined || landed !== undefined);

  return (
    <div
      ref={frame}
      className="grid h-full grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden bg-felt-deep text-ivory-100 select-none touch-manipulation"
    >
      <div className="bg-ink-800">
        <TopBar
          currency={currency}
          balanceMinor={balanceMinor}
          demo={session.demo}
          netMinor={table.netMinor}
          elapsed={elapsed}
          onRules={() => setRulesOpen(true)}
        />
      </div>
      <div
        className={cx(
          'relative grid min-h-0 gap-3 p-2 sm:p-4',
          stand === 'side' && 'grid-cols-[minmax(0,3fr)_minmax(0,7fr)] gap-6',
          stand === 'stacked' && 'grid-rows-[minmax(0,5fr)_minmax(0,9fr)]',
        )}
      >
        {stand !== 'tall' && <div className="relative min-h-0 min-w-0">{wheel}</div>}
        <div className="grid min-h-0 min-w-0 grid-rows-[auto_minmax(0,1fr)] gap-2 sm:gap-3">
          <div className="flex min-h-11 items-center gap-3">
            <div className="min-w-0 grow">
              <LastResults numbers={numbers} />
            </div>
            {!bothShown && (
              <Button variant="secondary" size="sm" aria-pressed={onTrack} onClick={() => setOnTrack(!onTrack)}>
                {t(onTrack ? 'roulette.layout' : 'roulette.racetrack')}
              </Button>
            )}
          </div>
          {bothShown ? (
            <div className="grid min-h-0 grid-rows-[minmax(0,10fr)_minmax(0,8fr)] gap-4">
              <div className="min-h-0 min-w-0">{board}</div>
              <div className="min-h-0 min-w-0">{track}</div>
            </div>
          ) : (
            <div className="min-h-0 min-w-0">{onTrack ? track : board}</div>
          )}
        </div>
        {wheelOver && (
          <div className="absolute inset-0 z-30 grid grid-rows-[minmax(0,1fr)_auto] gap-4 bg-felt-deep p-4 animate-fade">
            <div className="min-h-0">{wheel}</div>
            <div className="grid min-h-20 place-items-center gap-2">
              {landed && <ResultCard landed={landed} currency={currency} />}
            </div>
          </div>
        )}
        {stand !== 'tall' && landed && (
          <div
            className={cx('pointer-events-none absolute z-20', stand === 'side' ? 'bottom-4 left-4' : 'top-4 left-4')}
          >
            <div className="pointer-events-auto">
              <ResultCard landed={landed} currency={currency} />
            </div>
          </div>
        )}
      </div>
      <div className="bg-ink-800">
        <p
          role="status"
          className={cx(
            'truncate px-3 pt-1.5 text-center text-sm',
            round.state === 'refused' || note ? 'text-red' : 'text-ivory-300',
          )}
        >
          {words}
        </p>
        <p aria-live="assertive" className="sr-only">
          {table.said}
        </p>
        {round.state === 'lost' && (
          <div className="flex flex-wrap items-center justify-center gap-3 px-3 py-2" role="alert">
            <p className="max-w-prose text-sm">{t('roulette.lost_answer')}</p>
            <Button size="sm" onClick={() => void askAgain()}>
              {t('roulette.ask_again')}
            </Button>
          </div>
        )}
        <Tray
          currency={currency}
          minStakeMinor={limits.minStakeMinor}
          chipMinor={chipMinor}
          stakeMinor={stakeMinor}
          busy={round.state === 'sent' || spinning !== undefined}
          can={{
            undo: !locked && canUndo,
            clear: !locked && placed.size > 0,
            double: !locked && placed.size > 0,
            rebet: !locked && canRebet,
            spin: !locked && placed.size > 0 && !pause.waiting,
          }}
          on={{
            chip: setChip,
            undo,
            clear: clearBets,
            double: () => tell(doubleBets(room)),
            rebet: () => {
              table.dismiss();
              tell(rebet(room));
            },
            spin,
          }}
        />
      </div>
      <Rules open={rulesOpen} onClose={() => setRulesOpen(false)} currency={currency} limits={limits} />
    </div>
  );
}
