import { t } from '#i18n/client.ts';
import { type Describe, type OutcomesOf, resultLine } from '../kit/outcome/describe.ts';
import { cards, fieldsOf, listOf, plain } from '../kit/outcome/read.ts';

/** One hand each, and a board where there is one. */
const againstDealer: Describe = ({ player, dealer, board, showdown, ending }) => {
  const [own, house] = [fieldsOf(player), fieldsOf(dealer)];
  const qualifies = t(house['qualifies'] === true ? 'rounds.out.qualifies' : 'rounds.out.not_qualified');
  return [
    resultLine(plain(showdown) || plain(ending)),
    { name: t('rounds.out.player'), text: `${cards(own['cards'])}, ${plain(own['hand'])}` },
    { name: t('rounds.out.dealer'), text: `${cards(house['cards'])}, ${plain(house['hand'])}, ${qualifies}` },
    ...(listOf(board).length > 0 ? [{ name: t('rounds.out.board'), text: cards(board) }] : []),
  ];
};

/** What a bet came to: it was taken back, or it rode. The third always rides. */
const ridden = (decided: unknown): string =>
  listOf(decided)
    .map((one, at) => t(one === 'ride' ? 'rounds.out.bet_rode' : 'rounds.out.bet_taken_back', { number: at + 1 }))
    .join(', ');

const letItRide: Describe = ({ cards: own, board, hand, decided }) => [
  resultLine(plain(hand)),
  { name: t('rounds.out.player'), text: cards(own) },
  { name: t('rounds.out.board'), text: cards(board) },
  { name: t('rounds.out.bets'), text: ridden(decided) },
];

export const outcomes = {
  'caribbean-stud': againstDealer,
  'casino-holdem': againstDealer,
  'let-it-ride': letItRide,
  'three-card-poker': againstDealer,
  'ultimate-texas-holdem': againstDealer,
} satisfies OutcomesOf<'poker'>;
