import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Sheets from '#stores/lobby/game-sheet.ts';
import type * as Modal from '#stores/shell/modal.ts';
import { fakeNetwork, fakeWindow } from '../browser.ts';

const file = 'GET /catalogue/sheets/dice.json';
const body = { id: 'dice', name: 'Dice', provider: 'Odd Lot', path: '/game/dice', tryPath: '/try/dice', facts: [] };

let sheets: typeof Sheets;
let modal: typeof Modal;

beforeEach(async () => {
  vi.resetModules();
  vi.unstubAllGlobals();
  sheets = await import('#stores/lobby/game-sheet.ts');
  modal = await import('#stores/shell/modal.ts');
  fakeWindow();
});

describe('the sheet of a game', () => {
  it('opens at once under the game’s name, and fills when it has come; it is loaded once', async () => {
    const { sent } = fakeNetwork({ [file]: { body } });
    const opening = sheets.openSheet({ gameId: 'dice', gameName: 'Dice' });
    expect(modal.$modal.get()).toBe('game');
    expect(sheets.$sheet.get()).toEqual({ state: 'loading', id: 'dice', name: 'Dice' });
    await opening;
    expect(sheets.$sheet.get()).toEqual({ state: 'ready', sheet: body });
    await sheets.openSheet({ gameId: 'dice', gameName: 'Dice' });
    expect(sent).toHaveLength(1);
  });

  it('says that it did not come, and is asked for again', async () => {
    fakeNetwork({ [file]: ['network', { body }] });
    await sheets.openSheet({ gameId: 'dice', gameName: 'Dice' });
    expect(sheets.$sheet.get()).toEqual({ state: 'failed', id: 'dice', name: 'Dice' });
    await sheets.openSheet({ gameId: 'dice', gameName: 'Dice' });
    expect(sheets.$sheet.get()).toEqual({ state: 'ready', sheet: body });
  });

  it('of a game that was pressed before does not take the place of the one pressed last', async () => {
    const other = { ...body, id: 'limbo', name: 'Limbo' };
    fakeNetwork({ [file]: { body }, 'GET /catalogue/sheets/limbo.json': { body: other } });
    const first = sheets.openSheet({ gameId: 'dice', gameName: 'Dice' });
    const second = sheets.openSheet({ gameId: 'limbo', gameName: 'Limbo' });
    await Promise.all([second, first]);
    expect(sheets.$sheet.get()).toEqual({ state: 'ready', sheet: other });
  });
});
