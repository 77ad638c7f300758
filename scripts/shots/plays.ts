import type { Page } from 'playwright-core';

/** How a round is photographed: `open` up to the moment of the first picture, `end` to its result. */
export type Play = {
  readonly open: (page: Page) => Promise<unknown>;
  readonly end: (page: Page) => Promise<unknown>;
  /** How long the table then takes to show it, in ms. */
  readonly restMs?: number;
  /** Any end is a good picture, and not a win alone. */
  readonly anyEnd?: true;
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();

/** Presses buttons one after the other, each as soon as it can be pressed. */
const press =
  (...names: readonly (string | RegExp)[]) =>
  async (page: Page): Promise<void> => {
    for (const name of names) await button(page, name).click();
  };

/** Presses the first of these that is there, until none of them is. */
const pressWhile =
  (...names: readonly (string | RegExp)[]) =>
  async (page: Page): Promise<void> => {
    for (let moves = 0; moves < 12; moves++) {
      await page.waitForTimeout(700);
      const there = names.map((name) => button(page, name));
      const open = await Promise.all(there.map((one) => one.isEnabled({ timeout: 1_000 }).catch(() => false)));
      const next = there[open.indexOf(true)];
      if (!next) return;
      await next.click();
    }
  };

/** Lays a chip on each of the places. */
const chips =
  (...spots: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const spot of spots)
      await page.locator(`button[data-spot="${spot}"], button[data-bet="${spot}"]`).first().click();
  };

const wait = (ms: number) => (page: Page) => page.waitForTimeout(ms);

const inTurn =
  (...steps: readonly ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page): Promise<void> => {
    for (const step of steps) await step(page);
  };

const nothing = async (): Promise<void> => undefined;
const spin: Play = { open: nothing, end: press('Spin'), restMs: 2_500 };
const cards = (spots: readonly string[]): Play => ({ open: chips(...spots), end: press('Deal'), restMs: 2_500 });
const roulette: Play = {
  open: chips('straight:17', 'split:17-20', 'corner:28-29-31-32', 'dozen:2', 'red', 'straight:23', 'column:3'),
  end: press('Spin'),
  restMs: 2_500,
};
const blackjack: Play = {
  open: inTurn(press('Deal'), wait(1_500)),
  end: pressWhile('No insurance', 'Stand'),
  restMs: 1_500,
};
const poker = (lay: readonly (string | RegExp)[], ...moves: readonly (string | RegExp)[]): Play => ({
  open: inTurn(press(...lay, 'Deal'), wait(1_500)),
  end: pressWhile(...moves),
  restMs: 1_500,
});
const machine: Play = {
  open: inTurn(press('Deal'), wait(900), press(/^Card 1/, /^Card 2/), wait(300)),
  end: press('Draw'),
  restMs: 1_500,
};
const ticket: Play = {
  open: inTurn(press('Buy a ticket'), wait(900)),
  end: press('Scratch all'),
  restMs: 3_500,
};
const keno: Play = { open: press('Quick pick'), end: press('Draw'), restMs: 2_500 };
const climb = (start: string, pick: string | RegExp): Play => ({
  open: async (page) => {
    await press(start)(page);
    for (let steps = 0; steps < 2; steps++) {
      await page.waitForTimeout(600);
      if (
        await button(page, pick)
          .isEnabled()
          .catch(() => false)
      )
        await button(page, pick).click();
    }
    await page.waitForTimeout(900);
  },
  end: pressWhile(/^Cash out/),
  restMs: 1_500,
});
/** Everybody's round begins by the clock: the second picture is of the play, whatever came of it. */
const shared = (open: Play['open'], end: Play['end'], restMs: number): Play => ({ open, end, restMs, anyEnd: true });

const plays: Readonly<Record<string, Play>> = {
  baccarat: cards(['player', 'tie', 'player-pair']),
  'baccarat-no-commission': cards(['banker', 'banker-six']),
  'dragon-tiger': cards(['dragon', 'suited-tie']),
  blackjack,
  'blackjack-surrender': {
    ...blackjack,
    open: inTurn(press('Pair', 'Poker three', 'Deal'), wait(1_500)),
    anyEnd: true,
  },
  war: poker([/^Ante/, /^Tie/], 'Go to war'),
  'three-card-poker': poker([/^Ante/, /^Pair plus/], /^Play ·/),
  'caribbean-stud': poker([/^Ante/], /^Call ·/),
  'casino-holdem': poker([/^Ante/], /^Call ·/),
  'let-it-ride': poker([/^Three bets/], 'Let it ride'),
  'ultimate-texas-holdem': poker([/^Ante/, /^Trips/], 'Check', /^Raise 1/),
  'pai-gow-poker': {
    open: inTurn(press('Bet', 'Deal'), wait(1_500), press('House way')),
    end: pressWhile('Set'),
    restMs: 1_500,
    anyEnd: true,
  },
  craps: {
    open: inTurn(chips('pass', 'place:6', 'place:8', 'field'), press('Roll'), wait(2_500)),
    end: press('Roll'),
    restMs: 2_500,
    anyEnd: true,
  },
  'craps-pocket': {
    open: inTurn(chips('pass', 'over-7', 'field'), wait(300)),
    end: press('Roll'),
    restMs: 2_500,
    anyEnd: true,
  },
  'sic-bo': { open: chips('big', 'double:4', 'total:12', 'odd'), end: press('Shake'), restMs: 2_500, anyEnd: true },
  'roulette-shared': shared(roulette.open, press('Place chips'), 30_000),
  'roulette-american': { ...roulette, open: chips('straight:17', 'dozen:2', 'red', 'column:3', 'straight:00') },
  dice: { open: nothing, end: press('Roll') },
  limbo: { open: nothing, end: press('Play'), restMs: 2_000 },
  mines: climb('Start', 'Pick for me'),
  towers: climb('Start', 'Pick for me'),
  coin: climb('Start', 'Heads'),
  penalty: { ...climb('Place the ball', 'Kick for me'), anyEnd: true },
  hilo: { ...climb('Deal', /^Higher/), anyEnd: true },
  plinko: { open: nothing, end: press('Drop'), restMs: 2_500 },
  crash: shared(nothing, press('Stake on this flight'), 16_000),
  fishing: { open: press(/^Swordfish/), end: press(/^Throw/), restMs: 900, anyEnd: true },
  'fishing-shared': { open: press(/^Turtle/), end: press(/^Throw/), restMs: 900, anyEnd: true },
  'bingo-75': shared(press('Add a card', 'Add a card'), press('Buy cards'), 45_000),
  'lotto-6-49': shared(
    async (page) => {
      for (const number of ['3', '11', '24', '30', '41', '49']) await button(page, number).click();
    },
    press('Buy ticket'),
    800,
  ),
  horses: shared(chips('win:1', 'win:7', 'show:3'), press('Hand in'), 1_500),
  greyhounds: { open: chips('win:2', 'win:4', 'place:1'), end: press('Start'), restMs: 9_000, anyEnd: true },
  cup: { open: chips('winner:2', 'winner:4', 'final:6'), end: press('Kick off'), restMs: 11_000, anyEnd: true },
};

const videoPoker = /^(?:jacks|deuces|bonus-poker|double-double|loose|bonus-deuces|joker)/;

/** How a game is photographed: as it says itself, or as all of its family. */
export const playOf = (id: string): Play => {
  const own = plays[id];
  if (own) return own;
  if (id.startsWith('scratch-')) return ticket;
  if (id.startsWith('keno-')) return keno;
  if (id.startsWith('roulette-')) return roulette;
  return videoPoker.test(id) ? machine : spin;
};
