import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cardOf } from '#domain/games/book/card-of.ts';
import { findGame, type GameId, gameIds } from '#domain/games/book/registry.ts';
import { $round, actRound, placeRound } from '#stores/play/game.ts';
import { type Course, findCourse, houseOf } from './own-house.ts';
import { nextFrame, press, pressables, purse, said, seenResults, shown, sitDown, watch } from './table-page.tsx';

const ownRounds = gameIds.filter((id) => findGame(id)?.steps !== 'shared');
const withDecisions = gameIds.filter((id) => findGame(id)?.steps === 'many');

const results = /Won €|Returned €|No win/;
const fullPurse = shown('1000.00');

/** A limit that only what hangs reaches. */
const shownWithin = { timeout: 20_000 };

/** Plays the course as the player's presses would: the bets, then one decision after the other. */
const playCourse = async (id: GameId, { actions }: Course): Promise<void> => {
  await placeRound(cardOf(id).sample.bets);
  for (const action of actions) {
    await actRound(action as Parameters<typeof actRound>[0]);
    await nextFrame();
  }
};

const won = ({ round }: Course): boolean => Number(round.payout) > Number(round.stake);
const lost = ({ round }: Course): boolean => Number(round.payout) < Number(round.stake);

/** How the table says what came back. */
const wordsOf = (course: Course): string => {
  const { payout } = course.round;
  if (Number(payout) === 0) return 'No win';
  return `${won(course) ? 'Won' : 'Returned'} ${shown(payout)}`;
};

/** A phone that stands, one that lies, a tablet, a desk. */
const windows = [
  [360, 640],
  [640, 360],
  [768, 1024],
  [1280, 800],
] as const;

/** What the eye meets of it in every window: the amount once, where it happened. A loss may be said by what stands there. */
const seenOf = ({ round: { payout } }: Course) => ({
  results: Number(payout) > 0 ? [expect.stringContaining(shown(payout))] : expect.toSatisfy((seen) => seen.length <= 1),
  inLine: [],
});

describe('a table that nobody plays at', () => {
  it.each(gameIds)('%s shows the purse, says what to do and tells no result', async (id) => {
    const screen = await sitDown(id, await houseOf(id));
    await expect.poll(() => purse(screen)).toBe(fullPurse);
    await expect.poll(() => said(screen)).not.toBe('');
    expect(said(screen)).not.toMatch(results);
    expect(pressables(screen).length).toBeGreaterThan(0);
  });
});

describe.each([
  ['more than was staked', won, windows],
  ['less than was staked', lost, windows.slice(0, 1)],
] as const)('a round that returns %s', (_, fits, seenIn) => {
  it.each(ownRounds)('%s tells it, and not before it is shown', async (id) => {
    const course = await findCourse(id, fits);
    const screen = await sitDown(id, await houseOf(id, course.before));
    await expect.poll(() => purse(screen)).toBe(fullPurse);
    const watched = watch(screen);
    await playCourse(id, course);
    if (cardOf(id).category === 'scratch') await press(screen, 'Scratch all');
    await expect.poll(() => said(screen), shownWithin).toMatch(results);
    await expect.poll(() => purse(screen), shownWithin).toBe(shown(course.round.balanceAfter));
    expect(said(screen)).toContain(wordsOf(course));
    const { balanceBefore } = course.round;
    expect(watched().filter((at) => !results.test(at.said) && at.purseMinor > Number(balanceBefore) * 100)).toEqual([]);
    for (const [width, height] of seenIn) {
      await page.viewport(width, height);
      await expect.poll(() => seenResults(screen), { message: `${width} by ${height}` }).toEqual(seenOf(course));
    }
  });
});

describe('a round that waits for the player', () => {
  it.each(withDecisions)('%s stands after a reload as it stood', async (id) => {
    const course = await findCourse(id, ({ actions }) => actions.length > 0);
    const house = await houseOf(id, course.before);
    const screen = await sitDown(id, house);
    await expect.poll(() => purse(screen)).toBe(fullPurse);
    await placeRound(cardOf(id).sample.bets);
    await expect.poll(() => $round.get().state).toBe('open');
    const staked = shown((Number(house.state().balanceMinor) / 100).toFixed(2));
    await expect.poll(() => purse(screen)).toBe(staked);
    const { waiting } = house.state();
    await screen.unmount();

    const again = await sitDown(id, house);
    await expect.poll(() => $round.get()).toMatchObject({ state: 'open', round: { id: waiting?.round.id } });
    await expect.poll(() => purse(again)).toBe(staked);
    await expect.poll(() => pressables(again).length).toBeGreaterThan(0);
    expect(said(again)).not.toMatch(results);
  });
});

describe('a stake that the house refuses', () => {
  it.each(ownRounds)('%s says why and keeps the purse', async (id) => {
    const screen = await sitDown(id, await houseOf(id));
    await expect.poll(() => purse(screen)).toBe(fullPurse);
    const before = said(screen);
    await placeRound(cardOf(id).sample.bets.map(({ spot }) => ({ spot, amount: '99999.00' })));
    await expect.poll(() => $round.get().state).toBe('refused');
    await expect.poll(() => said(screen)).not.toBe(before);
    expect(said(screen)).not.toMatch(results);
    expect(purse(screen)).toBe(fullPurse);
  });
});

describe('an answer that is lost', () => {
  afterEach(() => void vi.useRealTimers());

  it.each(ownRounds)('%s says so, and asks for the same round when it is told to', async (id) => {
    const house = await houseOf(id);
    const screen = await sitDown(id, house);
    await expect.poll(() => purse(screen)).toBe(fullPurse);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    house.connect(false);
    const sent = placeRound(cardOf(id).sample.bets);
    await vi.advanceTimersByTimeAsync(10_000);
    await sent;
    vi.useRealTimers();
    const alert = screen.getByRole('alert');
    await expect.poll(() => alert.element().textContent).toContain('no answer about this round');
    expect(house.state().rounds).toEqual([]);

    house.connect(true);
    await press(screen, 'Ask again');
    await expect.poll(() => house.state().rounds.length + Number(house.state().waiting !== null)).toBe(1);
    await expect.element(alert).not.toBeInTheDocument();
  });
});
