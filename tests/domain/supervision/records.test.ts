import { expect, test } from 'vitest';
import { elementsOf, readXml, textOf, type XmlElement } from '#domain/read-xml.ts';
import { danishCategory, danishFiles } from '#domain/supervision/danish.ts';
import { dayRecords } from '#domain/supervision/day-records.ts';
import { dutchFiles } from '#domain/supervision/dutch.ts';
import { pseudonymOf, recordId } from '#domain/supervision/record-ids.ts';
import type { RecordsFile } from '#domain/supervision/records-file.ts';
import { verifyDanish, verifyDutch } from '#domain/supervision/verify-records.ts';
import { movementContent, type RowFact, rowContent } from '#domain/transparency/entry.ts';
import { leaf, node, xmlFile } from '#domain/xml.ts';
import { schemaFaults } from '#tests/support/xml-schema.ts';

const on = { day: '2027-03-01', root: 'ab'.repeat(32), signedAt: Date.parse('2027-03-02T00:00:41.5Z') };
const danish = { certificate: 'F-1', generator: { id: 'RNG-1', software: '2.0' }, website: 'https://casino.example' };
const dutch = { operator: 'F', safe: 'F-1' };
const player = '11111111-1111-4111-8111-111111111111';
const at = String(Date.parse('2027-03-01T10:00:00Z') / 1000);

let nextId = 0n;
const moved = (kind: string, amount: bigint, change: { round?: string; currency?: string; company?: string } = {}) => {
  nextId += 1n;
  const currency = change.currency ?? 'EUR';
  return movementContent({
    id: nextId,
    kind,
    player,
    reference: change.round === undefined ? `r${nextId}` : null,
    round: change.round ?? null,
    at: `${at}.000000`,
    postings: [
      { account: 1n, kind: 'cash', currency, owner: '', amount, balanceAfter: 1_000n },
      { account: 2n, kind: 'clearing', currency, owner: change.company ?? 'bank', amount: -amount, balanceAfter: null },
    ],
  });
};
const round = (id: string, change: RowFact = {}) =>
  rowContent('round', {
    id,
    player_id: player,
    game_session_id: 's1',
    provider: 'House',
    game_id: 'slot-a',
    currency: 'EUR',
    demo: false,
    status: 'settled',
    stake: 100n,
    stake_bonus: 0n,
    payout: 0n,
    opened_at: `${at}.000000`,
    ended_at: `${at}.000000`,
    jackpot_contribution: 0n,
    jackpot_win: 0n,
    ...change,
  });
const said = (contents: readonly string[]) => {
  const records = dayRecords((id) => id === player);
  for (const content of contents) records.take(content);
  return records;
};
const all = (files: readonly RecordsFile[], name: string): XmlElement[] =>
  files.flatMap(({ text }) => elementsOf(readXml(text) ?? { name: '', text: '', children: [] }, name));
const dutchOf = (contents: readonly string[]) => {
  const records = said(contents);
  const name = (id: string) => pseudonymOf('key', 'dutch', id);
  return dutchFiles(on, records.sessions(), records.movements(), [], dutch, {
    game: () => undefined,
    instrument: (company) => (company === 'payweb' ? 'CREDIT_CARD' : 'OTHER'),
    pseudonym: name,
  });
};
const typesOf = (contents: readonly string[]) =>
  all(dutchOf(contents).files, 'WOK_Player_Account_Transaction_v1.11').map((one) => [
    textOf(one, 'Transaction_Type'),
    textOf(one, 'Transaction_Amount'),
  ]);

test('a jackpot stands beside what was staked and won: its share by the session, its win in a file of its own', async () => {
  const records = said([
    round('a', { jackpot_contribution: 2n, payout: 50n }),
    round('b', { jackpot_contribution: 2n, payout: 5_030n, jackpot_win: 5_000n }),
    round('c', { status: 'cancelled', stake: 0n }),
    round('d', { demo: true }),
    round('e', { ended_at: null, status: 'open' }),
    round('f', { player_id: '22222222-2222-4222-8222-222222222222' }),
  ]);
  const { files, closing } = danishFiles(on, records.sessions(), danish, () => undefined);
  expect(await schemaFaults('danish-records.xsd', files)).toEqual([]);
  expect(files.map(({ path }) => path.split('/')[1])).toEqual(['KasinoSpil', 'JackpotUdloesning', 'EndOfDay']);
  const [session] = all(files, 'KasinospilSession');
  const figure = (one: XmlElement | undefined, name: string) => textOf(one, name);
  expect(figure(session, 'KasinospilAntalTræk')).toBe('2');
  expect(figure(session, 'KasinospilIndskudSpil')).toBe('1.96');
  expect(figure(session, 'KasinospilGevinstSpil')).toBe('0.80');
  expect(figure(all(files, 'JackpotListe')[0]?.children[0], 'KasinospilIndskudJackpot')).toBe('0.04');
  expect(all(files, 'Spiller').map((one) => figure(one, 'JackpotGevinst'))).toEqual(['50.00']);
  expect(figure(all(files, 'SpilOpgørelse')[0], 'EndOfDayRapportIndskudJackpot')).toBe('0.04');
  expect(verifyDanish(files, { startMac: on.root }, closing)).toEqual([]);
});

test('shared rounds, each currency and more than a file holds have a file of their own; a quiet day has one of nothing', async () => {
  const many = Array.from({ length: 1_100 }, (_, at) => round(`m${at}`, { game_session_id: `s${at}` }));
  const others = [
    round('x', { shared_round_id: 7n }),
    round('y', { currency: 'BTC', stake: 12n }),
    round('z', { currency: 'USDT' }),
  ];
  const records = said([...many, ...others]);
  const { files, closing, untold } = danishFiles(on, records.sessions(), danish, () => undefined);
  expect(untold).toBe(1);
  expect(files.map(({ path }) => path.split('/')[1])).toEqual([
    ...['KasinoSpil', 'KasinoSpil', 'KasinoSpil'],
    ...['EndOfDay', 'EndOfDay'],
  ]);
  expect(all(files, 'SpilOpgørelse').map((one) => textOf(one, 'SpilKategoriNavn'))).toEqual([
    'KasinospilSinglePlayer',
    'KasinospilSinglePlayer',
    'KasinospilMultiPlayer',
  ]);
  expect(textOf(all(files, 'SpilOpgørelse')[0], 'EndOfDayRapportIndskudSpil')).toBe('0.00000012');
  expect(await schemaFaults('danish-records.xsd', files)).toEqual([]);
  expect(verifyDanish(files, { startMac: on.root }, closing)).toEqual([]);
  const gap = files.filter((_, at) => at !== 1);
  expect(verifyDanish(gap, { startMac: on.root }, closing).map(({ problem }) => problem)).toContain('missing');
  const quiet = danishFiles(on, [], danish, () => undefined);
  expect(await schemaFaults('danish-records.xsd', quiet.files)).toEqual([]);
  expect(verifyDanish(quiet.files, { startMac: on.root }, quiet.closing)).toEqual([]);
});

test('the same day has the same records, and another day’s session of the same table another number', () => {
  const once = danishFiles(on, said([round('a')]).sessions(), danish, () => undefined);
  expect(danishFiles(on, said([round('a')]).sessions(), danish, () => undefined)).toEqual(once);
  const later = said([round('a', { opened_at: '1998761600.000000' })]).sessions();
  const number = (files: readonly RecordsFile[]) =>
    textOf(all(files, 'KasinospilSession')[0], 'SpilTransaktionIdentifikation');
  expect(number(danishFiles(on, later, danish, () => undefined).files)).not.toBe(number(once.files));
  expect(recordId('a', 'b')).not.toBe(recordId('a\nb', ''));
  expect(pseudonymOf('key', 'dutch', player)).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  expect(pseudonymOf('key', 'dutch', player)).not.toBe(pseudonymOf('other', 'dutch', player));
});

test('what is staked, called off and won in a session is a transaction each; all else is one by itself', async () => {
  const contents = [
    round('a', { payout: 70n }),
    round('b', { status: 'cancelled', stake: 0n }),
    moved('bet', -100n, { round: 'a' }),
    moved('win', 70n, { round: 'a' }),
    moved('bet', -30n, { round: 'b' }),
    moved('rollback', 30n, { round: 'b' }),
    moved('bet', -5n, { round: 'of-tomorrow' }),
    moved('deposit', 1_000n, { company: 'payweb' }),
    moved('withdrawal_held', 0n),
    moved('withdrawal_paid', -400n),
    moved('bonus_grant', 250n),
    moved('bonus_expiry', -50n),
    moved('correction', -3n),
  ];
  expect(typesOf(contents)).toEqual([
    ['STAKE', '1.30'],
    ['VOID_STAKE', '0.30'],
    ['WINNING', '0.70'],
    ['STAKE', '0.05'],
    ['DEPOSIT', '10.00'],
    ['OTHER', '0.00'],
    ['WITHDRAWAL', '4.00'],
    ['BONUS', '2.50'],
    ['BONUS_EXPIRED', '0.50'],
    ['OTHER', '-0.03'],
  ]);
  const { files, closing } = dutchOf(contents);
  expect(
    await schemaFaults(
      'dutch-records.xsd',
      files.filter(({ path }) => path.endsWith('.xml')),
    ),
  ).toEqual([]);
  expect(verifyDutch(files, on.root, closing)).toEqual([]);
  const [deposit] = all(files, 'Transaction_Deposit_Instrument');
  expect(deposit?.text).toBe('CREDIT_CARD');
  expect(all(files, 'Game_Session_Rounds').map(({ text }) => text)).toEqual(['1']);
});

test('a session whose money moved on another day has a stake of nothing, and other money than euros no place', () => {
  expect(typesOf([round('a')])).toEqual([['STAKE', '0.00']]);
  const dollars = dutchOf([round('a', { currency: 'USD' }), moved('bet', -1n, { round: 'a', currency: 'USD' })]);
  expect(dollars.untold).toBe(2);
  expect(all(dollars.files, 'WOK_Player_Account_Transaction_v1.11')).toEqual([]);
});

test('a batch has 512 records at most', async () => {
  const { files, closing } = dutchOf(Array.from({ length: 513 }, () => moved('deposit', 1n)));
  expect(files.map(({ path }) => path)).toEqual([
    'wok_player_account_transaction_1.xml',
    'wok_player_account_transaction_2.xml',
    'wok_player_account_transaction_1_manifest.xml',
    'wok_player_account_transaction_2_manifest.xml',
    'movements.csv',
  ]);
  expect(verifyDutch(files, on.root, closing)).toEqual([]);
});

test.each([
  ['slots', 'slot-a', 'spilleautomat'],
  ['roulette', 'roulette-european', 'roulette'],
  ['card', 'blackjack-classic', 'blackjack'],
  ['card', 'baccarat', 'baccarat'],
  ['card', 'punto-banco', 'puntobanco'],
  ['lottery', 'bingo-75', 'bingo'],
  ['crash', 'crash', 'andet'],
])('a game of %s, %s, is %s', (category, id, told) => {
  expect(danishCategory(category, id)).toBe(told);
});

test('reads what it writes, and nothing that is not well-formed', () => {
  const file = xmlFile(node('a', [leaf('b', '<1> & "2" \'3\''), node('c', []), leaf('d', null)]));
  const read = readXml(file);
  expect(read && textOf(read, 'b')).toBe('<1> & "2" \'3\'');
  expect(read?.children.map(({ name }) => name)).toEqual(['b', 'c']);
  for (const bad of [
    '',
    'text',
    '<a>',
    '<a></b>',
    '<a/>',
    '<a><b></a></b>',
    '<a>&x;</a>',
    '<a b="c"></a>',
    '<a></a><b></b>',
    '<!DOCTYPE a><a></a>',
    'x<a></a>',
    '<a>text<b>more</b></a>',
  ])
    expect(readXml(bad), bad).toBeUndefined();
});
