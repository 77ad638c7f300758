import { rollText } from '#domain/games/dice/spots.ts';
import { multiplierText } from '#domain/games/kit/multiplier.ts';
import { t } from '#i18n/client.ts';
import { readHundredths } from '#stores/format/decimal.ts';
import { cx } from '#ui/cx.ts';
import { NumberField } from '../kit/fields/NumberField.tsx';
import { Segments } from '../kit/fields/Segments.tsx';
import {
  boundaryOf,
  diceKinds,
  hasTwo,
  moveTo,
  rollsForMultiplier,
  textAt,
  withKind,
  withRolls,
} from './picture/dice.ts';
import type { TableState } from './use-table.ts';

/** The kind of bet, and every figure of it to be typed: boundaries (a low screen leaves two to their handles), multiplier, chance. */
export function Controls({ table, room }: { table: TableState; room: 'wide' | 'narrow' | 'low' }) {
  const narrow = room === 'narrow';
  const low = room === 'low';
  const { choice, rolls, multiplier, round, change } = table;
  const two = hasTwo(choice);
  const disabled = round.locked;
  const columns = !two ? 'grid-cols-3' : narrow || low ? 'grid-cols-2' : 'grid-cols-2 sm:grid-cols-4';

  const boundary = (which: 'first' | 'second', label: string) => (
    <NumberField
      label={label}
      value={textAt(choice, which)}
      disabled={disabled}
      onStep={(sign) => change(moveTo(choice, which, choice[which] + sign))}
      onCommit={(text) => {
        const roll = readHundredths(text);
        if (roll !== undefined) change(moveTo(choice, which, boundaryOf(choice, which, roll)));
        return roll !== undefined;
      }}
    />
  );
  const takeRolls = (wanted: number | undefined): boolean => {
    if (wanted !== undefined) change(withRolls(choice, wanted));
    return wanted !== undefined;
  };

  return (
    <div
      className={cx(
        'grid gap-2',
        !narrow && 'sm:grid-cols-[auto_minmax(0,1fr)] sm:items-end',
        room === 'wide' && 'sm:gap-4',
      )}
    >
      <Segments
        legend={t('casual.dice.kind')}
        options={diceKinds.map((id) => ({ id, label: t(`casual.dice.kind_${id}`) }))}
        value={choice.kind}
        disabled={disabled}
        className={cx(low && '[&_label]:px-2')}
        onChange={(kind) => change(withKind(choice, kind))}
      />
      <div className={cx('grid gap-2', columns)}>
        {!(two && low) &&
          boundary(
            'first',
            t(two ? 'casual.dice.from' : choice.kind === 'under' ? 'casual.dice.roll_under' : 'casual.dice.roll_over'),
          )}
        {two && !low && boundary('second', t('casual.dice.to'))}
        <NumberField
          label={t('casual.multiplier')}
          value={multiplierText(multiplier, 4)}
          unit="×"
          disabled={disabled}
          onStep={(sign) => change(withRolls(choice, rolls - sign))}
          onCommit={(text) => takeRolls(rollsForMultiplier(text))}
        />
        <NumberField
          label={t('casual.chance')}
          value={rollText(rolls)}
          unit="%"
          disabled={disabled}
          onStep={(sign) => change(withRolls(choice, rolls + sign))}
          onCommit={(text) => takeRolls(readHundredths(text))}
        />
      </div>
    </div>
  );
}
