import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { t } from '#i18n/client.ts';
import { $round } from '#stores/play/game.ts';
import { houseOf } from './own-house.ts';
import { nextFrame, press, purse, type Screen, shown, sitDown } from './table-page.tsx';

const amountOf = (screen: Screen): string =>
  (screen.getByRole('textbox', { name: 'Stake' }).element() as HTMLInputElement).value;

const type = async (screen: Screen, name: string, text: string, key: string): Promise<void> => {
  const field = screen.getByRole('textbox', { name });
  await userEvent.click(field);
  await userEvent.keyboard(`{Control>}a{/Control}${text}{${key}}`);
  await nextFrame();
};

/** As if the focus were nowhere: the keys go to the table itself. */
const pressKey = async (key: string): Promise<void> => {
  (document.activeElement as HTMLElement | null)?.blur();
  await userEvent.keyboard(key);
  await nextFrame();
};

describe('a stake that is typed', () => {
  it('is taken as it is, and the next step up or down is one of the ladder', async () => {
    const screen = await sitDown('dice', await houseOf('dice'));
    await type(screen, 'Stake', '3.37', 'Enter');
    expect(amountOf(screen)).toBe(shown('3.37'));
    await press(screen, 'More');
    expect(amountOf(screen)).toBe(shown('5.00'));
    await type(screen, 'Stake', '3,37', 'Enter');
    await press(screen, 'Less');
    expect(amountOf(screen)).toBe(shown('2.00'));
  });

  it('is given up by Escape', async () => {
    const screen = await sitDown('dice', await houseOf('dice'));
    await type(screen, 'Stake', '3.37', 'Enter');
    await type(screen, 'Stake', '44', 'Escape');
    expect(amountOf(screen)).toBe(shown('3.37'));
  });

  it.each([
    ['0.01', () => t('table.below_minimum', { limit: shown('0.10') })],
    ['900', () => t('table.over_limit', { limit: shown('500.00') })],
    ['ten', () => t('errors.amount_invalid')],
    ['1.0055', () => t('errors.amount_overprecise')],
  ])('of %s is refused with its reason, stays as it was typed, and nothing is staked', async (text, why) => {
    const house = await houseOf('dice');
    const screen = await sitDown('dice', house);
    await expect.poll(() => purse(screen)).toBe(shown('1000.00'));
    await type(screen, 'Stake', text, 'Enter');
    await expect.element(screen.getByRole('alert')).toHaveTextContent(why());
    expect(amountOf(screen)).toBe(text);
    await press(screen, 'Roll');
    expect(house.state().rounds).toEqual([]);
    expect($round.get().state).toBe('idle');
    await press(screen, 'More');
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  });

  it('goes to the largest that the table takes with one press', async () => {
    const screen = await sitDown('dice', await houseOf('dice'));
    await press(screen, `Largest stake: ${shown('500.00')}`);
    expect(amountOf(screen)).toBe(shown('500.00'));
  });
});

describe('a round of chips', () => {
  const spot = 'Red';
  const played = async () => {
    const house = await houseOf('roulette-european');
    const screen = await sitDown('roulette-european', house);
    await expect.poll(() => purse(screen)).toBe(shown('1000.00'));
    await type(screen, 'Chip of another amount', '7.25', 'Enter');
    await press(screen, spot);
    await press(screen, 'Spin');
    await expect.poll(() => house.state().rounds.length, { timeout: 20_000 }).toBe(1);
    return { house, screen };
  };

  it('is laid with a chip of any amount, and played again by R, once for a press', async () => {
    const { house, screen } = await played();
    await expect.element(screen.getByRole('button', { name: 'Rebet & go' })).toBeEnabled();
    await pressKey('{r>3}');
    await pressKey('r');
    await expect.poll(() => house.state().rounds.length, { timeout: 20_000 }).toBe(2);
    await expect.element(screen.getByRole('button', { name: 'Rebet & go' })).toBeEnabled();
    expect(house.state().rounds.map(({ stake }) => stake)).toEqual(['7.25', '7.25']);
  });

  it('is played again by one press of Rebet', async () => {
    const { house, screen } = await played();
    await press(screen, 'Rebet & go');
    await expect.poll(() => house.state().rounds.length, { timeout: 20_000 }).toBe(2);
  });
});
