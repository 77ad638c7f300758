import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { agreementDocuments, type PolicyVersion } from '#domain/terms/agreement.ts';
import { newcomer, openDoor } from '#tests/api/races/house.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

const terms = 'terms-and-conditions';
const version = (document: string, number: number): PolicyVersion => ({
  document,
  number,
  version: `2020-01-0${number}-0000000${number}`,
  title: `{{operator.name}} ${number}`,
  announced: '2020-01-01',
  inForceFrom: `2020-01-0${number}`,
});

/** What is published grows while the house runs, as it does between two starts. */
const policies = new Map<string, readonly PolicyVersion[]>();
const publish = (count: number): void => {
  const numbers = Array.from({ length: count }, (_, at) => at + 1);
  policies.set(
    terms,
    numbers.map((number) => version(terms, number)),
  );
};

let server: TestServer;
beforeAll(async () => {
  for (const document of agreementDocuments) policies.set(document, [version(document, 1)]);
  server = await startServer({ parts: { captcha: openDoor, policies } });
});
afterAll(() => server.stop());

type Terms = {
  code?: string;
  documents: { document: string; title: string; standing: string; accepted: { version: string } }[];
};
const tell = (body: Terms) => body.documents.find(({ document }) => document === terms);

test('a player is told of a newer version, is refused until it is accepted, and accepts it by name', async () => {
  publish(1);
  const ada = await newcomer(server);
  const read = () => ada.must<Terms>('readTerms');
  expect((await read()).documents.map(({ document, standing }) => [document, standing])).toEqual(
    agreementDocuments.map((document) => [document, 'accepted']),
  );
  publish(2);
  expect(tell(await read())).toMatchObject({
    title: 'Faceup 2',
    standing: 'due',
    accepted: { version: '2020-01-01-00000001' },
  });
  expect(await ada.must('readProfile')).toMatchObject({ terms: 'due' });
  const promotion = () =>
    ada.call<Terms>('acceptPromotion', { body: { id: 'no-deposit', accepted: true }, key: randomUUID() });
  const refused = await promotion();
  expect([refused.status, refused.body]).toEqual([
    409,
    expect.objectContaining({ code: 'terms_changed', facts: { document: terms } }),
  ]);
  const accept = (body: object) => ada.call<Terms>('acceptTerms', { body });
  const newest = { document: terms, version: '2020-01-02-00000002' };
  const stale = await accept({ document: terms, version: '2020-01-01-00000001' });
  expect([stale.status, stale.body.code]).toEqual([409, 'terms_changed']);
  const unknown = await accept({ document: 'aml-policy', version: newest.version });
  expect([unknown.status, unknown.body.code]).toEqual([404, 'not_found']);
  const [one, again] = [await accept(newest), await accept(newest)];
  expect([one.status, again.status]).toEqual([200, 200]);
  expect(again.body).toEqual(one.body);
  expect(tell(one.body)).toMatchObject({ standing: 'accepted', accepted: { version: newest.version } });
  expect((await promotion()).body.code).not.toBe('terms_changed');
});

test('what one player accepts is accepted for nobody else', async () => {
  publish(1);
  const [ada, eve] = [await newcomer(server), await newcomer(server)];
  publish(3);
  await ada.must('acceptTerms', { body: { document: terms, version: '2020-01-03-00000003' } });
  expect(tell(await eve.must<Terms>('readTerms'))?.standing).toBe('due');
  expect(await ada.must('readProfile')).toMatchObject({ terms: 'accepted' });
});
