import { useRef, useState } from 'react';
import { t } from '#i18n/client.ts';
import { askAgain, type GameSession } from '#stores/game.ts';
import { clearBets, undo } from '#stores/roulette.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Rules } from './Rules.tsx';
import { proofPath, resultWords } from './result-words.ts';
import { Stage } from './Stage.tsx';
import { TopBar } from './TopBar.tsx';
import { Tray } from './Tray.tsx';
import { useFrameShape, useStill } from './use-frame.ts';
import { type TableState, useTable } from './use-table.ts';

function StatusLine({ table, beside }: { table: TableState; beside: boolean }) {
  const { round, landed, note, spinning, currency } = table;
  const refused = round.state === 'refused' ? t(`errors.${round.failed.code}`, round.failed.facts) : note;
  const closed = spinning !== undefined || round.state === 'sent' || round.state === 'lost';
  const asked = t(closed ? 'roulette.spinning' : 'roulette.place_bets');
  return (
    <p
      role="status"
      data-refused={refused === '' ? undefined : ''}
      className={cx(
        'figures text-sm',
        beside ? 'line-clamp-3' : 'truncate px-3 pt-1.5 text-center',
        refused === '' ? 'text-ivory-300' : 'text-red',
      )}
    >
      {refused !== '' || landed === undefined ? (
        refused || asked
      ) : (
        <a href={proofPath(landed.roundId)} target="_top" className="hover:underline">
          {resultWords(landed, currency)}
        </a>
      )}
    </p>
  );
}

/** No word on a round: what that means, and the one thing to do. */
function LostAnswer() {
  return (
    <div role="alert" className="flex flex-wrap items-center justify-center gap-3 px-3 py-2">
      <p className="max-w-prose text-sm">{t('roulette.lost_answer')}</p>
      <Button size="sm" onClick={() => void askAgain()}>
        {t('roulette.ask_again')}
      </Button>
    </div>
  );
}

/** The whole table: it fills its frame, whatever the frame's shape, and never scrolls. */
export function Table({ session }: { session: GameSession }) {
  const frame = useRef<HTMLDivElement>(null);
  const shape = useFrameShape(frame);
  const still = useStill();
  const table = useTable(session, still);
  const [rulesOpen, setRulesOpen] = useState(false);
  const { currency, limits } = table;
  const slim = shape.low && shape.stand !== 'tall';
  const beside = slim || shape.stand === 'tall';
  const status = <StatusLine table={table} beside={beside} />;
  return (
    <div
      ref={frame}
      className="grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden bg-radial-[at_50%_35%] from-felt-deep to-felt-dim text-ivory-100 select-none touch-manipulation"
    >
      <TopBar
        currency={currency}
        balanceMinor={table.balanceMinor}
        demo={session.demo}
        netMinor={table.netMinor}
        onRules={() => setRulesOpen(true)}
      />
      <Stage table={table} shape={shape} still={still} status={beside && status} />
      <div className="bg-ink-800">
        {!beside && status}
        <p aria-live="assertive" className="sr-only">
          {table.said}
        </p>
        {table.round.state === 'lost' && <LostAnswer />}
        <Tray
          currency={currency}
          minStakeMinor={limits.minStakeMinor}
          chipMinor={table.chipMinor}
          stakeMinor={table.stakeMinor}
          busy={table.round.state === 'sent' || table.spinning !== undefined}
          can={table.can}
          slim={slim}
          on={{
            chip: table.setChip,
            undo,
            clear: clearBets,
            double: table.double,
            rebet: table.rebet,
            spin: table.spin,
          }}
        />
      </div>
      <Rules open={rulesOpen} onClose={() => setRulesOpen(false)} currency={currency} limits={limits} />
    </div>
  );
}
