import { type SnapshotFault as Fault, snapshotFault as fault } from '../catalogue/snapshot-fault.ts';
import { isDay } from '../day.ts';
import { offeredDepositsMax } from './fits.ts';
import type { PromotionRules } from './rules.ts';

const dayFaults = ({ id, validFrom, validTo }: PromotionRules): Fault[] => {
  const wrong = Object.entries({ validFrom, validTo })
    .filter(([, day]) => day !== null && !isDay(day))
    .map(([field]) => fault(id, field, 'is no day of the calendar', 'write it as 2026-12-31'));
  if (wrong.length > 0 || validFrom === null || validTo === null || validFrom <= validTo) return wrong;
  return [fault(id, 'validTo', 'lies before validFrom', 'write a later day, or null')];
};

const countFaults = ({ id, depositsMade, coupon }: PromotionRules): Fault[] => {
  if (depositsMade === null) return [];
  if (depositsMade.from > depositsMade.to)
    return [fault(id, 'depositsMade', 'ends before it begins', 'write the smaller number as from')];
  return coupon === null && depositsMade.to >= offeredDepositsMax
    ? [
        fault(
          id,
          'depositsMade.to',
          'is never reached without a code',
          `write ${offeredDepositsMax - 1} at most: promotions are offered below ${offeredDepositsMax} deposits`,
        ),
      ]
    : [];
};

const segmentFaults = ({ id, segments, depositsMade }: PromotionRules): Fault[] => {
  if (segments === 'all') return [];
  if (segments.length === 0) return [fault(id, 'segments', 'is an empty list', 'name one, or write all')];
  const isNobody = segments.every((one) => one !== 'no_deposit_yet') && depositsMade?.to === 0;
  return isNobody ? [fault(id, 'segments', 'fits nobody without a deposit', 'raise depositsMade.to')] : [];
};

/** Whether the code can be typed and told apart. */
const couponFaults = ({ id, coupon }: PromotionRules): Fault[] =>
  coupon === null || /^[A-Za-z0-9][A-Za-z0-9-]{3,31}$/.test(coupon.code)
    ? []
    : [fault(id, 'coupon.code', 'cannot be typed safely', 'write 4 to 32 letters, digits and hyphens')];

/** What is wrong with whom a promotion is for, and when. */
export const whomFaults = (rules: PromotionRules): Fault[] => [
  ...dayFaults(rules),
  ...countFaults(rules),
  ...segmentFaults(rules),
  ...couponFaults(rules),
];
