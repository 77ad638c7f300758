import { t } from '#i18n/client.ts';
import type { Describe } from '../kit/outcome/describe.ts';
import { fieldsOf, listOf } from '../kit/outcome/read.ts';

/** The rows of a slot's window, which records hold reel by reel, and what came after it. */
export const windowLines: Describe = ({ window, spin, freeSpins, cascades }) => {
  const shown = listOf(window ?? fieldsOf(spin)['window'] ?? fieldsOf(listOf(cascades)[0])['board']);
  const free = listOf(freeSpins).length;
  const drops = listOf(cascades).length - 1;
  return [
    { name: t('rounds.out.reels'), text: shown.map(String).join(' · ') },
    ...(free > 0 ? [{ name: t('rounds.out.free_spins'), text: String(free) }] : []),
    ...(drops > 0 ? [{ name: t('rounds.out.cascades'), text: String(drops) }] : []),
  ];
};
