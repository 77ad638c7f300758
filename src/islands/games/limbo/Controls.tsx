import { hundredthsText } from '#domain/games/limbo/target.ts';
import { grouped } from '#domain/locale.ts';
import { t } from '#i18n/client.ts';
import { readDecimal, readHundredths } from '#stores/format/decimal.ts';
import { cx } from '#ui/cx.ts';
import { NumberField } from '../kit/fields/NumberField.tsx';
import { chanceText } from '../kit/picture/chance.ts';
import { chanceOfTarget, stepTarget, targetForChance, targetPresets } from '../kit/picture/limbo.ts';
import type { TableState } from './use-table.ts';

const presetText = (target: number): string => grouped(target / 100);

/** Targets of one press, and target and chance to be typed. */
export function Controls({ table }: { table: TableState }) {
  const { target, setTarget, round } = table;
  const disabled = round.locked;
  return (
    <div className="grid min-w-0 gap-2">
      <fieldset disabled={disabled} className="grid grid-cols-7 gap-0.5 sm:gap-1">
        <legend className="sr-only">{t('casual.limbo.presets')}</legend>
        {targetPresets.map((preset) => (
          <button
            translate="no"
            key={preset}
            type="button"
            aria-pressed={preset === target}
            aria-label={t('casual.limbo.preset', { target: presetText(preset) })}
            onClick={() => setTarget(preset)}
            className={cx(
              'figures grid min-h-11 min-w-0 place-items-center rounded-sm text-xs font-semibold sm:text-sm transition-colors duration-fast -outline-offset-2',
              preset === target ? 'bg-ivory-100 text-ink-900' : 'bg-ink-900/55 text-ivory-100 hover:bg-ink-900/80',
            )}
          >
            {presetText(preset)}×
          </button>
        ))}
      </fieldset>
      <div className="grid grid-cols-2 gap-2">
        <NumberField
          label={t('casual.limbo.target')}
          value={hundredthsText(BigInt(target))}
          unit="×"
          disabled={disabled}
          onStep={(sign) => setTarget(stepTarget(target, sign))}
          onCommit={(text) => {
            const typed = readHundredths(text);
            if (typed !== undefined) setTarget(typed);
            return typed !== undefined;
          }}
        />
        <NumberField
          label={t('casual.chance')}
          value={chanceText(chanceOfTarget(target)).slice(0, -1)}
          unit="%"
          disabled={disabled}
          onStep={(sign) => setTarget(stepTarget(target, sign === 1 ? -1 : 1))}
          onCommit={(text) => {
            const typed = readDecimal(text);
            const next = typed && targetForChance(typed);
            if (next !== undefined) setTarget(next);
            return next !== undefined;
          }}
        />
      </div>
    </div>
  );
}
