import type { ReactNode } from 'react';
import { displayAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { t } from '#i18n/client.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Money } from '#ui/Money.tsx';
import { Chip } from './Chip.tsx';
import { chipLabel, chipLook, chipValues } from './chip-values.ts';

type TrayProps = {
  currency: CurrencyCode;
  minStakeMinor: bigint;
  chipMinor: bigint;
  stakeMinor: bigint;
  can: { undo: boolean; clear: boolean; double: boolean; rebet: boolean; spin: boolean };
  busy: boolean;
  /** Little height: one row, smaller chips. */
  slim: boolean;
  on: {
    chip: (minor: bigint) => void;
    undo: () => void;
    clear: () => void;
    double: () => void;
    rebet: () => void;
    spin: () => void;
  };
};

const icons = {
  undo: 'M8 5 4 9l4 4M4.5 9H14a5 5 0 0 1 0 10h-4',
  clear: 'm6 6 12 12M18 6 6 18',
  double: 'M5 8.5 9 15m0-6.500L5 15m8-5a2.500 2.5 0 1 1 4.6 1.400L13 15.500h5',
  rebet: 'M5 12a7 7 0 0 1 12-4.900L19 9m0-4v4h-4M19 12a7 7 0 0 1-12 4.900L5 15m0 4v-4h4',
} as const;

function Action(props: { icon: keyof typeof icons; enabled: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      disabled={!props.enabled}
      onClick={props.onPress}
      className="grid min-h-12 min-w-12 justify-items-center gap-0.5 rounded-md px-1.5 py-1 text-xs font-medium text-ivory-300 transition-colors duration-fast hover:bg-ink-700 hover:text-ivory-100 disabled:cursor-default disabled:text-ivory-500/60 disabled:hover:bg-transparent sm:px-3"
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5">
        <path
          d={icons[props.icon]}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {props.children}
    </button>
  );
}

/** What the player holds: the chips to choose from, what is staked, and what can be done with it. */
export function Tray({ currency, minStakeMinor, chipMinor, stakeMinor, can, busy, slim, on }: TrayProps) {
  return (
    <footer
      className={cx(
        'flex items-center justify-center gap-x-6 gap-y-1 px-2 pt-1 pb-2 sm:px-5',
        slim ? 'gap-x-2' : 'flex-wrap',
      )}
    >
      <fieldset className="flex gap-1 sm:gap-2">
        <legend className="sr-only">{t('roulette.chips')}</legend>
        {chipValues(minStakeMinor).map((value) => (
          <label
            key={value}
            className={cx(
              'relative grid cursor-pointer place-items-center rounded-full transition-transform duration-fast has-focus-visible:outline-2 has-focus-visible:outline-brass-bright',
              slim ? 'size-10' : 'size-12',
              value === chipMinor ? '-translate-y-0.5' : 'opacity-75 hover:opacity-100',
            )}
          >
            <input
              type="radio"
              name="chip"
              className="sr-only"
              checked={value === chipMinor}
              onChange={() => on.chip(value)}
              aria-label={t('roulette.chip', { amount: displayAmount(value, currency) })}
            />
            <svg viewBox="-25 -25 50 50" aria-hidden="true" className="size-full">
              {value === chipMinor && <circle r="23.5" fill="none" className="stroke-brass-bright" strokeWidth="2" />}
              <Chip x={0} y={0} size={40} label={chipLabel(value, currency)} look={chipLook(value, minStakeMinor)} />
            </svg>
          </label>
        ))}
      </fieldset>
      <div className="flex grow items-center justify-end gap-1 sm:gap-2">
        <p className="mr-auto min-w-16 pl-1 sm:text-right lg:mr-4 lg:ml-auto">
          <span className="eyebrow block">{t('roulette.stake')}</span>
          <Money amountMinor={stakeMinor} currency={currency} className="font-semibold" />
        </p>
        <Action icon="undo" enabled={can.undo} onPress={on.undo}>
          {t('roulette.undo')}
        </Action>
        <Action icon="clear" enabled={can.clear} onPress={on.clear}>
          {t('roulette.clear')}
        </Action>
        {can.rebet ? (
          <Action icon="rebet" enabled onPress={on.rebet}>
            {t('roulette.rebet')}
          </Action>
        ) : (
          <Action icon="double" enabled={can.double} onPress={on.double}>
            {t('roulette.double')}
          </Action>
        )}
        <Button
          size={slim ? 'md' : 'lg'}
          busy={busy}
          disabled={!can.spin && !busy}
          onClick={on.spin}
          className="min-w-20 sm:min-w-32"
        >
          {t('roulette.spin')}
        </Button>
      </div>
    </footer>
  );
}
