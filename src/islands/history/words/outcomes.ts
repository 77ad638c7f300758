import { t } from '#i18n/client.ts';
import type { SettledRecord } from '#stores/history/round-view.ts';
import {
  baccarat,
  blackjack,
  dealerPoker,
  dragonTiger,
  letItRide,
  paiGowPoker,
  videoPoker,
  war,
} from './card-outcomes.ts';
import { cupLines } from './cup.ts';
import { cards as cardList, type Fields, fieldsOf, joined, listOf, plain } from './read.ts';
import { rouletteResult } from './roulette.ts';

/** One thing that a round came to: what it is, and how it came out. */
export type OutcomeLine = { readonly name: string; readonly text: string };
export type Describe = (outcome: Fields) => readonly OutcomeLine[];

const result = (text: string): OutcomeLine => ({ name: t('rounds.out.result'), text });

const roulette: Describe = ({ number, colour, prison }) => [
  result(
    [{ number, colour }, ...listOf(prison).map(fieldsOf)]
      .map((spin) => rouletteResult(spin['number'], spin['colour']))
      .reduce((before, next) => t('roulette.then', { before, next })),
  ),
];

const rouletteWheels: Describe = ({ wheels }) => [
  result(
    listOf(wheels)
      .map(fieldsOf)
      .map(({ number, colour }) => rouletteResult(number, colour))
      .join(', '),
  ),
];

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

/** A climb of rungs: what it paid, and how far it went. */
const ladder: Describe = ({ picks, fell, multiplier }) => [
  result(fell === true ? t('rounds.out.fell') : `${plain(multiplier)}×`),
  { name: t('rounds.out.steps'), text: tiles(picks) },
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

/** A slot with a hold: how many places were filled when it ended. */
const heldSlot: Describe = (outcome) => {
  const { first, respins } = fieldsOf(outcome['hold']);
  const held = listOf(first).length + listOf(respins).flatMap(listOf).length;
  return [...slot(outcome), ...(held > 0 ? [{ name: t('rounds.out.held_places'), text: String(held) }] : [])];
};

/** A slot with a bonus of picks: how many places were opened, by their numbers. */
const pickedSlot: Describe = (outcome) => {
  const opened = listOf(fieldsOf(outcome['bonus'])['opened']).map((one) => Number(fieldsOf(one)['place']) + 1);
  return [...slot(outcome), ...(opened.length > 0 ? [{ name: t('rounds.out.opened'), text: joined(opened) }] : [])];
};

const keno: Describe = ({ drawn }) => [
  { name: t('rounds.out.drawn'), text: joined(listOf(drawn).toSorted((a, b) => Number(a) - Number(b))) },
];

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
  'baccarat-no-commission': baccarat,
  'lotto-6-49': ({ drawn }) => [{ name: t('rounds.out.drawn'), text: joined(listOf(drawn)) }],
  'bingo-75': ({ called }) => [{ name: t('rounds.out.drawn'), text: joined(listOf(called)) }],
  blackjack,
  'blackjack-surrender': blackjack,
  'caribbean-stud': dealerPoker,
  'casino-holdem': dealerPoker,
  'ultimate-texas-holdem': dealerPoker,
  coin: ladder,
  craps,
  'craps-pocket': craps,
  crash: ({ point, instant }) => [
    { name: t('rounds.out.crashed'), text: instant === true ? t('rounds.out.crashed_at_once') : `${plain(point)}×` },
  ],
  cup: cupLines,
  'deuces-not-so-ugly': videoPoker,
  dice: ({ roll }) => [{ name: t('rounds.out.roll'), text: plain(roll) }],
  'dragon-tiger': dragonTiger,
  'fishing-shared': ({ caught, pays }) => [
    result(caught === true ? `${t('rounds.out.caught')} · ${plain(pays)}×` : t('rounds.out.missed')),
  ],
  fishing: ({ caught }) => [result(caught === true ? t('rounds.out.caught') : t('rounds.out.missed'))],
  greyhounds: ({ order }) => [{ name: t('rounds.out.finish'), text: joined(order) }],
  hilo: ({ cards, wrong, multiplier }) => [
    result(wrong === true ? t('rounds.out.wrong_guess') : `${plain(multiplier)}×`),
    { name: t('rounds.out.cards'), text: cardList(cards) },
  ],
  horses: ({ order }) => [{ name: t('rounds.out.finish'), text: joined(order) }],
  'jacks-or-better': videoPoker,
  'bonus-poker': videoPoker,
  'double-double-bonus': videoPoker,
  'loose-deuces': videoPoker,
  'bonus-deuces': videoPoker,
  'joker-poker': videoPoker,
  'keno-40-10': keno,
  'keno-80-20': keno,
  'let-it-ride': letItRide,
  limbo: ({ crash }) => [{ name: t('rounds.out.multiplier'), text: `${plain(crash)}×` }],
  mines,
  'pai-gow-poker': paiGowPoker,
  plinko: ({ multiplier }) => [{ name: t('rounds.out.multiplier'), text: `${plain(multiplier)}×` }],
  'roulette-american': roulette,
  'roulette-european': roulette,
  'roulette-french': roulette,
  'roulette-multi': rouletteWheels,
  'roulette-prison': roulette,
  'roulette-shared': roulette,
  'scratch-night-ferry': scratch,
  'scratch-parcel-room': scratch,
  'scratch-fox-and-crow': scratch,
  'scratch-market-day': scratch,
  'scratch-paper-planes': scratch,
  'scratch-parish-hall': scratch,
  'scratch-tide-table': scratch,
  'scratch-word-garden': scratch,
  'slot-gable-street': slot,
  'sic-bo': ({ dice, total }) => [
    { name: t('rounds.out.rolls'), text: `${listOf(dice).join(' + ')} = ${plain(total)}` },
  ],
  'slot-honey-ledger': heldSlot,
  'slot-wax-and-seal': heldSlot,
  'slot-deep-foundry': heldSlot,
  'slot-apothecary-row': pickedSlot,
  'slot-lotus-hour': pickedSlot,
  'slot-penny-proscenium': pickedSlot,
  'slot-kite-harbour': slot,
  'slot-mill-race': slot,
  'slot-moth-light': slot,
  'slot-night-orchard': slot,
  'slot-orrery': slot,
  'slot-depot-nine': slot,
  'slot-quarter-bells': slot,
  'slot-polar-logbook': slot,
  'slot-pattern-book': slot,
  'slot-comet-register': slot,
  'slot-lamplighters-round': slot,
  'slot-rain-garden': slot,
  'slot-seed-vault': slot,
  'slot-signal-box': slot,
  'slot-six-shafts': slot,
  'slot-soda-siphon': slot,
  'slot-tidepool': slot,
  'three-card-poker': dealerPoker,
  penalty: ladder,
  towers: ladder,
  war,
  wheel: ({ multiplier }) => [{ name: t('rounds.out.multiplier'), text: `${plain(multiplier)}×` }],
};

const asRecorded: Describe = (outcome) =>
  Object.entries(outcome).map(([name, value]) => ({
    name: plain(name),
    text: typeof value === 'object' ? JSON.stringify(value) : String(value),
  }));

/** How a round came out, line by line; a game without words of its own shows its record. A bet taken back has none. */
export const outcomeLines = ({ gameId, outcome }: Pick<SettledRecord, 'gameId' | 'outcome'>): readonly OutcomeLine[] =>
  Object.keys(outcome).length === 0 ? [] : (described[gameId] ?? asRecorded)(outcome);
