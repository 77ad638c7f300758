import { t } from '#i18n/client.ts';
import { type Describe, type Outcomes, places } from '../../kit/outcome/describe.ts';
import { fieldsOf, listOf } from '../../kit/outcome/read.ts';
import { windowLines } from '../window-lines.ts';

/** The window, and which places of the bonus were opened. */
const picked: Describe = (outcome) => {
  const opened = listOf(fieldsOf(outcome['bonus'])['opened']).map((one) => fieldsOf(one)['place']);
  return [
    ...windowLines(outcome),
    ...(opened.length > 0 ? [{ name: t('rounds.out.opened'), text: places(opened) }] : []),
  ];
};

export const outcomes = {
  'slot-apothecary-row': picked,
  'slot-lotus-hour': picked,
  'slot-penny-proscenium': picked,
} satisfies Outcomes;
