import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type GameId, gameIds } from '#domain/games/book/registry.ts';
import { wordsOf } from '#i18n/server.ts';
import { PrintedRules } from '#islands/games/PrintedRules.tsx';
import { printed } from '#islands/games/printed.ts';
import { tables } from '#islands/games/tables.ts';

const page = (id: GameId): string =>
  renderToStaticMarkup(
    <PrintedRules gameId={id} words={wordsOf('table', ...[tables[id].words].flat())} heads={['How', 'Figures']} />,
  );

describe('the rules on a game’s page', () => {
  it.each(gameIds)('of %s are whole: no word is missing, and every bet has its figures', (id) => {
    const html = page(id);
    expect(html).not.toMatch(/<(?:p|th|td|caption|h3)[^>]*><\/(?:p|th|caption|h3)>/);
    expect(html).not.toMatch(/\{\{|undefined|NaN|\[object/);
    const { lead, paragraphs, returns } = printed[id]();
    expect(lead).not.toBe('');
    expect(paragraphs.every((text) => text.length > 10)).toBe(true);
    expect(returns.length).toBeGreaterThan(0);
  });

  it('have the symbols of a machine drawn beside what they pay', () => {
    expect(page('slot-kite-harbour')).toMatch(/<svg[^>]*>.*<(?:path|g|circle)/);
  });

  it('say of a machine with the jackpot what that takes and gives', () => {
    expect(page('slot-signal-box')).toContain('jackpot');
    expect(page('dice')).not.toContain('jackpot');
  });
});
