import type { ReactNode } from 'react';
import { handCounts } from '#domain/games/video-poker/maths.ts';
import { t } from '#i18n/client.ts';
import { coinCounts } from '#stores/play/video-poker.ts';
import { Money } from '#ui/Money.tsx';
import { Segments } from '../kit/fields/Segments.tsx';
import { StakeTray } from '../kit/tray/StakeTray.tsx';
import type { TableState } from './use-table.ts';

type Digit = '1' | '2' | '3' | '4' | '5';
type Hands = '1' | '5' | '10';

const options = <Id extends string>(values: readonly number[]) =>
  values.map((value) => ({ id: `${value}` as Id, label: String(value) }));

type ChoiceProps<Id extends string> = {
  word: string;
  values: readonly number[];
  value: number;
  disabled: boolean;
  /** Its word beside it, where there is no height to lose. */
  inline?: boolean;
  /** What stands in the line of its word, at the far end. */
  aside?: ReactNode;
  onChange: (id: Id) => void;
};

function Choice<Id extends string>({ word, values, value, disabled, inline, aside, onChange }: ChoiceProps<Id>) {
  return (
    <div className={inline ? 'flex items-center gap-2' : 'grid grow sm:grow-0'}>
      <span className="eyebrow flex items-baseline justify-between gap-2 px-1">
        <span aria-hidden="true">{word}</span>
        {aside}
      </span>
      <Segments
        legend={word}
        options={options<Id>(values)}
        value={`${value}` as Id}
        disabled={disabled}
        className={inline ? '[&_label]:min-w-11' : 'max-sm:[&_label]:px-0'}
        onChange={onChange}
      />
    </div>
  );
}

/** How many hands share the deal. */
export function HandsChoice({
  table: { round, chosen, setHands },
  inline = false,
}: {
  table: TableState;
  inline?: boolean;
}) {
  return (
    <Choice<Hands>
      inline={inline}
      word={t('videopoker.hands')}
      values={handCounts}
      value={chosen.hands}
      disabled={round.locked}
      onChange={(id) => setHands(handCounts.find((count) => `${count}` === id) ?? 1)}
    />
  );
}

/** How many coins on each hand, and what that is in all. */
export function CoinsChoice({ table, inline = false }: { table: TableState; inline?: boolean }) {
  const { round, wholeMinor, chosen, setCoins } = table;
  return (
    <div className="flex grow items-stretch gap-2 sm:grow-0 sm:gap-3">
      <Choice<Digit>
        word={t('videopoker.coins')}
        values={coinCounts}
        value={chosen.coins}
        disabled={round.locked}
        inline={inline}
        aside={
          !inline && (
            <span className="flex gap-1.5 text-ivory-100">
              {t('table.whole_stake')}
              <Money amountMinor={wholeMinor} currency={round.currency} />
            </span>
          )
        }
        onChange={setCoins}
      />
      {inline && (
        <p className="ml-auto grid content-center justify-items-center px-2">
          <span className="eyebrow">{t('table.whole_stake')}</span>
          <Money amountMinor={wholeMinor} currency={round.currency} className="font-semibold" />
        </p>
      )}
    </div>
  );
}

/**
 * The worth of a coin, and the one button that deals and then draws. Where it is low the stage has the coins' number, on a
 * phone that of the hands.
 */
export function Tray({ table, slim, tall }: { table: TableState; slim: boolean; tall: boolean }) {
  const { round, stake, deal, draw, asked } = table;
  return (
    <StakeTray
      round={round}
      stake={stake}
      slim={slim}
      label={t('videopoker.coin')}
      action={{
        label: t('videopoker.deal'),
        busy: !asked && (round.locked || round.state.state === 'settled') && round.state.state !== 'lost',
        onPress: deal,
      }}
      hurry={asked ? { label: t('videopoker.draw'), onPress: draw } : undefined}
      before={
        slim ? (
          <HandsChoice table={table} />
        ) : (
          <div className="flex w-full items-stretch gap-2 sm:justify-center sm:gap-3 lg:w-auto">
            {!tall && <HandsChoice table={table} />}
            <CoinsChoice table={table} />
          </div>
        )
      }
    />
  );
}
