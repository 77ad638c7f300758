// Written from the cards of the games by `npm run games:sync`.
/** The ids of the games of each family. */
export type Families = {
  readonly baccarat: 'baccarat' | 'baccarat-no-commission' | 'dragon-tiger';
  readonly bingo: 'bingo-75';
  readonly blackjack: 'blackjack' | 'blackjack-surrender';
  readonly craps: 'craps' | 'craps-pocket';
  readonly crash: 'crash';
  readonly cup: 'cup';
  readonly dice: 'dice';
  readonly fishing: 'fishing' | 'fishing-shared';
  readonly greyhounds: 'greyhounds';
  readonly hilo: 'hilo';
  readonly horses: 'horses';
  readonly keno: 'keno-40-10' | 'keno-80-20';
  readonly ladder: 'coin' | 'penalty' | 'towers';
  readonly limbo: 'limbo';
  readonly lotto: 'lotto-6-49';
  readonly mines: 'mines';
  readonly 'pai-gow': 'pai-gow-poker';
  readonly plinko: 'plinko';
  readonly poker: 'caribbean-stud' | 'casino-holdem' | 'let-it-ride' | 'three-card-poker' | 'ultimate-texas-holdem';
  readonly roulette:
    | 'roulette-american'
    | 'roulette-european'
    | 'roulette-french'
    | 'roulette-multi'
    | 'roulette-prison'
    | 'roulette-shared';
  readonly scratch:
    | 'scratch-fox-and-crow'
    | 'scratch-market-day'
    | 'scratch-night-ferry'
    | 'scratch-paper-planes'
    | 'scratch-parcel-room'
    | 'scratch-parish-hall'
    | 'scratch-tide-table'
    | 'scratch-word-garden';
  readonly 'sic-bo': 'sic-bo';
  readonly slots:
    | 'slot-apothecary-row'
    | 'slot-comet-register'
    | 'slot-deep-foundry'
    | 'slot-depot-nine'
    | 'slot-gable-street'
    | 'slot-honey-ledger'
    | 'slot-kite-harbour'
    | 'slot-lamplighters-round'
    | 'slot-lotus-hour'
    | 'slot-mill-race'
    | 'slot-moth-light'
    | 'slot-night-orchard'
    | 'slot-orrery'
    | 'slot-pattern-book'
    | 'slot-penny-proscenium'
    | 'slot-polar-logbook'
    | 'slot-quarter-bells'
    | 'slot-rain-garden'
    | 'slot-seed-vault'
    | 'slot-signal-box'
    | 'slot-six-shafts'
    | 'slot-soda-siphon'
    | 'slot-tidepool'
    | 'slot-wax-and-seal';
  readonly 'video-poker':
    | 'bonus-deuces'
    | 'bonus-poker'
    | 'deuces-not-so-ugly'
    | 'double-double-bonus'
    | 'jacks-or-better'
    | 'joker-poker'
    | 'loose-deuces';
  readonly war: 'war';
  readonly wheel: 'wheel';
};
