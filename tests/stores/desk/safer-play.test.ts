import { afterEach, expect, it, vi } from 'vitest';
import { $markedPlayer, intervene, type MarkedDetail } from '#stores/desk/safer-play.ts';
import { fakeNetwork, fakeWindow } from '../browser.ts';

afterEach(() => vi.unstubAllGlobals());

const detail: MarkedDetail = {
  player: { id: 'p1', name: 'Ada', email: 'ada@example.com' },
  markers: [
    {
      id: 'm1',
      day: '2027-05-31',
      strength: 1,
      toldAt: '2027-06-01T00:20:00.000Z',
      shownAt: null,
      sign: { kind: 'limits_raised', facts: { days: 2, ofDays: 28 } },
    },
  ],
  interventions: [],
};

it('says what was done about the markers that are on the screen, and asks anew what became of it', async () => {
  fakeWindow('http://localhost:4321/desk/safer-play');
  const { sent } = fakeNetwork({
    'GET /desk-service/safer-play': { body: [] },
    'GET /desk-service/safer-play/p1': { body: detail },
    'POST /desk-service/safer-play/p1': { status: 409, body: { code: 'changed_since_shown' } },
  });
  await $markedPlayer.open('p1');
  const answer = await intervene(detail, 'contacted', 'She wrote first.');
  expect(answer).toMatchObject({ ok: false, code: 'changed_since_shown' });
  expect(sent.find(({ body }) => body !== undefined)?.body).toEqual({
    kind: 'contacted',
    note: 'She wrote first.',
    markers: ['m1'],
  });
  expect(sent.slice(sent.findIndex(({ method }) => method === 'POST') + 1).length).toBeGreaterThanOrEqual(2);
});
