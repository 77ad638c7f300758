import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { GameId } from '#domain/games/book/registry.ts';
import { t } from '#i18n/client.ts';
import { forgetAutoplay } from '#stores/play/autoplay.ts';
import { $round } from '#stores/play/game.ts';
import { $turbo, setTurbo } from '#stores/play/turbo.ts';
import { allowing } from './allowing-house.ts';
import { houseOf } from './own-house.ts';
import { nextFrame, press, purse, type Screen, shown, sitDown } from './table-page.tsx';

afterEach(async () => {
  forgetAutoplay();
  setTurbo(false);
  await page.viewport(1280, 800);
});

/** A table whose operator allows autoplay. */
const sitAt = async (id: GameId) => {
  const house = await houseOf(id, undefined, { through: allowing });
  const screen = await sitDown(id, house);
  await expect.poll(() => purse(screen)).toBe(shown('1000.00'));
  return { house, screen };
};

const fill = async (screen: Screen, name: string, text: string): Promise<void> => {
  await screen.getByRole('textbox', { name }).fill(text);
};

const start = async (screen: Screen, { loss = '100', win = '900' } = {}): Promise<void> => {
  await press(screen, t('table.autoplay'));
  await fill(screen, t('table.autoplay_loss'), loss);
  await fill(screen, t('table.autoplay_win'), win);
  await press(screen, t('table.autoplay_start'));
};

const stopButton = (screen: Screen) => screen.getByRole('button', { name: t('table.autoplay_stop'), exact: true });

describe('where the operator does not allow it', () => {
  it('the tray offers neither, and the rules say why', async () => {
    const screen = await sitDown('dice', await houseOf('dice'));
    await expect.poll(() => purse(screen)).toBe(shown('1000.00'));
    for (const name of [t('table.autoplay'), t('table.turbo')])
      expect(screen.getByRole('button', { name, exact: true }).query()).toBeNull();
    await press(screen, t('table.rules'));
    await expect.element(screen.getByText(t('table.rule_press'))).toBeVisible();
  });
});

describe('a series of rounds', () => {
  it('begins with both limits alone, the loss limit no less than a stake', async () => {
    const { house, screen } = await sitAt('dice');
    await press(screen, t('table.autoplay'));
    await press(screen, t('table.autoplay_start'));
    const limits = ['table.autoplay_loss', 'table.autoplay_win'] as const;
    for (const name of limits)
      await expect.element(screen.getByRole('textbox', { name: t(name) })).toHaveAttribute('aria-invalid', 'true');
    await fill(screen, t('table.autoplay_loss'), '0.10');
    await fill(screen, t('table.autoplay_win'), '50');
    await press(screen, t('table.autoplay_start'));
    await expect.element(screen.getByText(t('table.autoplay_loss_below', { stake: shown('1.00') }))).toBeVisible();
    expect(house.state().rounds).toEqual([]);
  });

  it.each([
    ['dice', 'the space bar', ' '],
    ['slot-tidepool', 'Escape', '{Escape}'],
    ['wheel', 'its button', ''],
  ] as const)('at %s goes on by itself, counts, and ends by %s', async (id, _, key) => {
    const { house, screen } = await sitAt(id);
    await start(screen);
    await expect.poll(() => house.state().rounds.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(2);
    await expect.element(screen.getByText(/rounds left/)).toBeVisible();
    (document.activeElement as HTMLElement | null)?.blur();
    if (key === '') await stopButton(screen).click();
    else await userEvent.keyboard(key);
    await expect.element(screen.getByText(t('table.autoplay_over.stopped'))).toBeInTheDocument();
    await expect.poll(() => $round.get().state, { timeout: 20_000 }).toBe('idle');
    const played = house.state().rounds.length;
    // Longer than any pause between two rounds of a series.
    await new Promise((done) => setTimeout(done, 1_500));
    expect(house.state().rounds.length).toBe(played);
    await expect.element(screen.getByRole('button', { name: t('table.autoplay'), exact: true })).toBeEnabled();
  });

  it('never loses more than its limit', async () => {
    const { house, screen } = await sitAt('dice');
    await start(screen, { loss: '1.50' });
    await expect.poll(() => stopButton(screen).query(), { timeout: 40_000 }).toBeNull();
    const lost = house.state().rounds.reduce((sum, { stake, payout }) => sum + Number(stake) - Number(payout), 0);
    expect(lost).toBeLessThanOrEqual(1.5);
  });

  it('is over when a dialog opens', async () => {
    const { screen } = await sitAt('dice');
    await start(screen);
    await expect.element(stopButton(screen)).toBeVisible();
    await press(screen, t('table.rules'));
    await expect.poll(() => stopButton(screen).query(), { timeout: 20_000 }).toBeNull();
  });

  it('has a Stop that a thumb finds on a small phone', async () => {
    await page.viewport(360, 640);
    const { screen } = await sitAt('slot-tidepool');
    await start(screen);
    await expect.element(stopButton(screen)).toBeVisible();
    await nextFrame();
    const { width, height, right } = stopButton(screen).element().getBoundingClientRect();
    expect([width >= 44, height >= 44, right <= 360]).toEqual([true, true, true]);
    await stopButton(screen).click();
  });
});

it('turbo is on or off by the player’s wish', async () => {
  const { screen } = await sitAt('dice');
  const turbo = screen.getByRole('button', { name: t('table.turbo'), exact: true });
  await expect.element(turbo).toHaveAttribute('aria-pressed', 'false');
  await turbo.click();
  await expect.element(turbo).toHaveAttribute('aria-pressed', 'true');
  expect($turbo.get()).toBe(true);
});
