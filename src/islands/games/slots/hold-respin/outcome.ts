import { t } from '#i18n/client.ts';
import type { Describe, Outcomes } from '../../kit/outcome/describe.ts';
import { fieldsOf, listOf } from '../../kit/outcome/read.ts';
import { windowLines } from '../window-lines.ts';

/** The window, and how many places were filled when the hold ended. */
const held: Describe = (outcome) => {
  const { first, respins } = fieldsOf(outcome['hold']);
  const filled = listOf(first).length + listOf(respins).flatMap(listOf).length;
  return [
    ...windowLines(outcome),
    ...(filled > 0 ? [{ name: t('rounds.out.held_places'), text: String(filled) }] : []),
  ];
};

export const outcomes = {
  'slot-deep-foundry': held,
  'slot-honey-ledger': held,
  'slot-wax-and-seal': held,
} satisfies Outcomes;
