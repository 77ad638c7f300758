import { t } from '#i18n/client.ts';
import type { SettledRecord } from '#stores/round-view.ts';
import { baccarat, blackjack, dealerPoker, videoPoker } from './card-outcomes.ts';
import { type Fields, fieldsOf, joined, listOf, plain } from './read.ts';
import { rouletteResult } from './roulette.ts';

/** One thing that a round came to: what it is, and how it came out. */
export type OutcomeLine = { readonly name: string; readonly text: string };
export type Describe = (outcome: Fields) => readonly OutcomeLine[];

const result = (text: string): OutcomeLine => ({ name: t('rounds.out.result'), text });

const roulette: Describe = ({ number, colour }) => [result(rouletteResult(number, colour))];

/** Tiles are counted from 0 in records and from 1 by people. */
const tiles = (value: unknown): string => joined(listOf(value).map((tile) => Number(tile) + 1));

const mines: Describe = ({ mines: laid, revealed, hit, multiplier }) => [
  result(typeof hit === 'number' ? t('rounds.out.hit_mine', { tile: hit + 1 }) : `${plain(multiplier)}×`),
  { name: t('rounds.out.opened'), text: tiles(revealed) },
  { name: t('rounds.out.mines'), text: tiles(laid) },
];

const scratch: Describe = ({ multiple }) => [
  {
    name: t('rounds.out.prize'),
    text: Number(multiple) > 0 ? t('rounds.out.times_price', { multiple: Number(multiple) }) : t('rounds.out.no_prize'),
  },
];

/** The rows of a slot's window: records hold it reel by reel. */
const slot: Describe = ({ window, spin, freeSpins, cascades }) => {
  const shown = listOf(window ?? fieldsOf(spin)['window'] ?? fieldsOf(listOf(cascades)[0])['board']);
  const free = listOf(freeSpins).length;
  const drops = listOf(cascades).length - 1;
  return [
    { name: t('rounds.out.reels'), text: shown.map(String).join(' · ') },
    ...(free > 0 ? [{ name: t('rounds.out.free_spins'), text: String(free) }] : []),
    ...(drops > 0 ? [{ name: t('rounds.out.cascades'), text: String(drops) }] : []),
  ];
};

const craps: Describe = ({ rolls }) => [
  {
    name: t('rounds.out.rolls'),
    text: listOf(rolls)
      .map((roll) => listOf(fieldsOf(roll)['dice']).join(' + '))
      .join(', '),
  },
];

const described: Readonly<Record<string, Describe>> = {
  baccarat,
  blackjack,
  'casino-holdem': dealerPoker,
  craps,
  crash: ({ point, instant }) => [
    { name: t('rounds.out.crashed'), text: instant === true ? t('rounds.out.crashed_at_once') : `${plain(point)}×` },
  ],
  'deuces-not-so-ugly': videoPoker,
  dice: ({ roll }) => [{ name: t('rounds.out.roll'), text: plain(roll) }],
  fishing: ({ caught }) => [result(caught === true ? t('rounds.out.caught') : t('rounds.out.missed'))],
  horses: ({ order }) => [{ name: t('rounds.out.finish'), text: joined(order) }],
  'jacks-or-better': videoPoker,
  'keno-40-10': ({ drawn }) => [
    { name: t('rounds.out.drawn'), text: joined(listOf(drawn).toSorted((a, b) => Number(a) - Number(b))) },
  ],
  limbo: ({ crash }) => [{ name: t('rounds.out.multiplier'), text: `${plain(crash)}×` }],
  mines,
  plinko: ({ multiplier }) => [{ name: t('rounds.out.multiplier'), text: `${plain(multiplier)}×` }],
  'roulette-american': roulette,
  'roulette-european': roulette,
  'roulette-french': roulette,
  'scratch-night-ferry': scratch,
  'scratch-parcel-room': scratch,
  'slot-kite-harbour': slot,
  'slot-night-orchard': slot,
  'slot-signal-box': slot,
  'slot-tidepool': slot,
  'three-card-poker': dealerPoker,
};

const asRecorded: Describe = (outcome) =>
  Object.entries(outcome).map(([name, value]) => ({
    name: plain(name),
    text: typeof value === 'object' ? JSON.stringify(value) : String(value),
  }));

/** How a round came out, line by line; a game without words of its own shows its record. A bet taken back has none. */
export const outcomeLines = ({ gameId, outcome }: Pick<SettledRecord, 'gameId' | 'outcome'>): readonly OutcomeLine[] =>
  Object.keys(outcome).length === 0 ? [] : (described[gameId] ?? asRecorded)(outcome);
