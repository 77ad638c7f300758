import { payoutToUnit as baccaratReturns } from '../../games/baccarat/baccarat/paytable.ts';
import {
  noCommissionSpots,
  toOne as noCommissionToOne,
  sixToOne,
} from '../../games/baccarat/baccarat-no-commission/paytable.ts';
import {
  deckCount as dragonDecks,
  payoutToUnit as dragonReturns,
  tieReturn as dragonTie,
} from '../../games/baccarat/dragon-tiger/paytable.ts';
import { deckCount as baccaratDecks } from '../../games/baccarat/hands.ts';
import { pairPays, threePays } from '../../games/blackjack/blackjack-surrender/side-bets.ts';
import { deckCount as blackjackDecks } from '../../games/blackjack/hands.ts';
import { payoutToUnit as handReturns, insurancePayout } from '../../games/blackjack/paytable.ts';
import { basicStrategy, type StrategyTable, surrenderStrategy } from '../../games/blackjack/strategy.ts';
import {
  cardsMax,
  factorOf,
  guesses,
  heightOf,
  rankCount,
  ranksFor,
  returnToPlayer,
} from '../../games/hilo/paytable.ts';
import { rankSigns } from '../../games/kit/cards/card.ts';
import { categories, threeCardCategories } from '../../games/kit/cards/poker-hand.ts';
import { returnOf as paiGowReturns } from '../../games/pai-gow/pai-gow-poker/paytable.ts';
import * as caribbean from '../../games/poker/caribbean-stud/paytable.ts';
import * as holdem from '../../games/poker/casino-holdem/paytable.ts';
import * as letItRide from '../../games/poker/let-it-ride/paytable.ts';
import * as threeCard from '../../games/poker/three-card-poker/paytable.ts';
import * as ultimate from '../../games/poker/ultimate-texas-holdem/paytable.ts';
import { raises, worthOf } from '../../games/poker/ultimate-texas-holdem/play.ts';
import {
  burntCards,
  tieReturn,
  type WarEnd,
  deckCount as warDecks,
  returnOf as warReturnOf,
} from '../../games/war/paytable.ts';
import { deckText } from './deck-text.ts';
import { gameData } from './game-data.ts';

/** A hand that a dealer needs at least: its category, and so many ranks that decide it, the best first; below them any will do. */
const leastHand = (value: number, count: number, names: readonly string[] = categories) => ({
  hand: names[value >>> 20] ?? '',
  ranks: [16, 12, 8, 4, 0].slice(0, count).map((shift) => rankSigns[(value >>> shift) & 15] ?? ''),
});

/** The two cards, told as `AKs` or `AKo`, with which best play loses nothing on average before the flop. */
const keptBeforeFlop = (): string[] =>
  [...rankSigns].flatMap((low, at) =>
    [...rankSigns].slice(at).flatMap((high, above) =>
      [
        { name: `${high}${low}s`, hole: [at, at + above] },
        { name: `${high}${low}o`, hole: [at, at + above + 13] },
      ]
        .filter(({ hole: [one, other] }) => one !== other)
        .filter(({ hole }) => {
          const { raised, otherwise } = worthOf(hole, []);
          return Math.max(raised, otherwise) >= 0;
        })
        .map(({ name }) => name),
    ),
  );

const warEnds: readonly WarEnd[] = ['won', 'lost', 'surrendered', 'left', 'war-won', 'war-tied', 'war-lost'];

const blackjack = ({ hard, soft }: StrategyTable) => ({
  cards: deckText(52),
  decks: blackjackDecks,
  returns: handReturns,
  insuranceReturns: insurancePayout,
  leftAlone: { hard, soft },
});

/** The decks and paytables of the games of cards. */
export const cardData = {
  baccarat: gameData('baccarat', { cards: deckText(52), decks: baccaratDecks, returns: baccaratReturns }),
  'baccarat-no-commission': gameData('baccarat', {
    cards: deckText(52),
    decks: baccaratDecks,
    spots: noCommissionSpots,
    toOne: noCommissionToOne,
    bankerSixToOne: sixToOne,
  }),
  'dragon-tiger': gameData('dragon-tiger', {
    cards: deckText(52),
    decks: dragonDecks,
    returns: dragonReturns,
    tieReturns: dragonTie,
  }),
  blackjack: gameData('blackjack', blackjack(basicStrategy)),
  'blackjack-surrender': gameData('blackjack', {
    ...blackjack(surrenderStrategy),
    pair: pairPays,
    pokerThree: threePays,
  }),
  'caribbean-stud': gameData('caribbean-stud', {
    cards: deckText(52),
    callPays: caribbean.callPays,
    callPerAnte: caribbean.callPerAnte,
    dealerQualifies: leastHand(caribbean.dealerQualifies, 2),
  }),
  'casino-holdem': gameData('casino-holdem', {
    cards: deckText(52),
    antePays: holdem.antePays,
    callPerAnte: holdem.callPerAnte,
    dealerQualifies: leastHand(holdem.dealerQualifies, 1),
  }),
  hilo: gameData('hilo', {
    cards: deckText(52),
    cardsMax,
    returnToPlayer,
    factors: deckText(52)
      .slice(0, rankCount)
      .map((_, card) => {
        const height = heightOf(card);
        return {
          rank: rankSigns[card] ?? '',
          height,
          ...Object.fromEntries(guesses.map((guess) => [guess, factorOf(guess, height) ?? ranksFor(guess, height)])),
        };
      }),
  }),
  'let-it-ride': gameData('let-it-ride', {
    cards: deckText(52),
    ridePays: letItRide.ridePays,
    betsAStake: letItRide.betsAStake,
  }),
  'pai-gow-poker': gameData('pai-gow', { cards: deckText(53), returns: paiGowReturns }),
  'three-card-poker': gameData('three-card-poker', {
    cards: deckText(52),
    pays: threeCardCategories.map((hand, index) => ({
      hand,
      pairPlusToOne: threeCard.pairPlusToOne[index] ?? 0n,
      anteBonusToOne: threeCard.anteBonusToOne[index] ?? 0n,
    })),
    returns: threeCard.returnsOf,
    dealerQualifies: leastHand(threeCard.dealerQualifies, 1, threeCardCategories),
  }),
  'ultimate-texas-holdem': gameData('ultimate-texas-holdem', {
    cards: deckText(52),
    blindPays: ultimate.blindPays,
    tripsPays: ultimate.tripsPays,
    raises,
    keptBeforeFlop: keptBeforeFlop(),
    dealerQualifies: leastHand(ultimate.dealerQualifies, 1),
  }),
  war: gameData('war', {
    cards: deckText(52),
    decks: warDecks,
    burntCards,
    tieReturns: tieReturn,
    returns: warEnds.map((end) => ({ end, ante: warReturnOf('ante', end), war: warReturnOf('war', end) })),
  }),
} as const;
