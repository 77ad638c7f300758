import type { ReactNode } from 'react';
import { t } from '#i18n/client.ts';
import { displayWire, minorOf } from '#stores/format/money.ts';
import type { FreeSpins } from '#stores/play/game.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { useHotkey } from '../kit/fields/use-hotkey.ts';
import type { RoundView } from '../kit/round/use-round.ts';

type FreeSpinTrayProps = {
  round: RoundView;
  spins: FreeSpins;
  slim: boolean;
  /** While a round is shown: what the main button and the space bar do instead. */
  hurry: { label: string; onPress: () => void } | undefined;
  onSpin: () => void;
  /** The player goes on with own money, now or after the last spin. */
  onLeave: () => void;
};

/** Where winnings of spins go: behind a deposit, to be staked first, or to the player's own money. */
const goalOf = ({ session }: RoundView, { locked }: FreeSpins) => {
  if (locked) return 'locked';
  return session.bonus === null ? 'own' : 'bonus';
};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="eyebrow">{name}</dt>
    <dd className="figures font-semibold">{children}</dd>
  </div>
);

/** In place of stakes: how many spins the house still pays, at what stake, where their winnings go, and the one button. */
export function FreeSpinTray({ round, spins, slim, hurry, onSpin, onLeave }: FreeSpinTrayProps) {
  const { currency } = round;
  const done = spins.left === 0;
  const ready = !round.locked && !round.waiting;
  const main = done ? onLeave : (hurry?.onPress ?? onSpin);
  useHotkey(' ', main, done ? !round.locked : ready || hurry !== undefined);
  const goal = goalOf(round, spins);
  const left = round.busy ? Math.max(0, spins.left - 1) : spins.left;
  const won = displayWire(spins.won, currency);
  const nothing = minorOf(spins.won, currency) === 0n;
  const row = cx(
    'flex items-center justify-center gap-x-4 gap-y-2 px-3 pt-1.5 pb-2.5 sm:px-5',
    slim ? 'flex-nowrap' : 'flex-wrap',
  );
  if (done && !round.locked)
    return (
      <footer className={row}>
        <p role="status" className="figures min-w-0 max-w-prose basis-48 grow text-sm sm:grow-0 sm:basis-auto">
          {t(nothing ? 'slots.free.done_nothing' : `slots.free.done_${goal}`, { total: spins.total, amount: won })}
        </p>
        <Button size={slim ? 'md' : 'lg'} onClick={onLeave} className="grow sm:min-w-40 sm:grow-0">
          {t('slots.free.go_on')}
        </Button>
      </footer>
    );
  return (
    <footer className={row}>
      <div className="grid min-w-0 gap-0.5 text-center">
        <dl className="flex justify-center gap-5">
          <Fact name={t('slots.free.left')}>{t('slots.free.of', { left, total: spins.total })}</Fact>
          <Fact name={t('slots.free.each')}>{displayWire(spins.stake, currency)}</Fact>
          <Fact name={t('slots.free.won')}>{won}</Fact>
        </dl>
        <p className="text-xs text-ivory-300">{t(`slots.free.to_${goal}`)}</p>
      </div>
      <div className="flex grow items-center justify-end gap-2 sm:grow-0">
        <Button variant="ghost" size={slim ? 'md' : 'lg'} off={round.locked} onClick={onLeave}>
          {t('slots.free.own')}
        </Button>
        <Button
          size={slim ? 'md' : 'lg'}
          busy={round.busy && !hurry}
          off={!round.busy && !ready && !hurry}
          onClick={main}
          className="min-w-24 grow sm:min-w-40"
        >
          {hurry?.label ?? t('slots.free.play')}
        </Button>
      </div>
    </footer>
  );
}
