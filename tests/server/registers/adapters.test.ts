import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { missingOf, type Person, type RegisterName, registerNames } from '#domain/registers/register.ts';
import { overNetwork, registerBy } from '#server/adapters/registers/ask.ts';
import { protocolOf, type RegisterKeys } from '#server/adapters/registers/register-keys.ts';
import { everybody, personKey, type RegisterBook } from '#server/sandbox/registers/book.ts';
import { answersOf } from '#server/sandbox/registers/registers.ts';
import { sandboxKeys } from '#server/sandbox/registers/sandbox-keys.ts';

/** The sandbox's registers over a socket, and what is done to their answers on the way. */
const kept = new Set<string>();
const book: RegisterBook = {
  has: async (register, person) => kept.has(`${register} ${person}`),
  put: async (register, person) => void kept.add(`${register} ${person}`),
  take: async (register, person) => void kept.delete(`${register} ${person}`),
  list: async () => [],
};
const desk = answersOf(book);
type Twist = (answer: Response) => Response | Promise<Response>;
let twist: Twist = (answer) => answer;
let asked: { url: string; headers: Headers; body: string }[] = [];
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', async () => {
      const body = Buffer.concat(parts).toString();
      const headers = new Headers(request.headers as Record<string, string>);
      asked.push({ url: request.url ?? '', headers, body });
      const url = `http://registers.sandbox${request.url ?? ''}`;
      const answer = await twist(await desk.fetch(new Request(url, { method: 'POST', headers, body })));
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      response.end(Buffer.from(await answer.arrayBuffer()));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  kept.clear();
  asked = [];
  twist = (answer) => answer;
});

const person: Person = {
  nationalNumber: '199001011234',
  firstName: 'Åsa <&>',
  lastName: 'O’Hara "Q"',
  dateOfBirth: '1990-01-01',
  email: 'asa@example.com',
  zipCode: 'SW1A 1AA',
  mobile: '+46701234567',
};
const personOf = (name: RegisterName): Person =>
  name === 'rofus' ? { ...person, nationalNumber: '0101901234' } : person;
const keyOf = (name: RegisterName): string => {
  const { nationalNumber, firstName, lastName, dateOfBirth } = personOf(name);
  if (name === 'spelpaus' || name === 'rofus') return personKey(nationalNumber ?? '');
  return personKey(firstName ?? '', lastName ?? '', dateOfBirth ?? '');
};

const keys = (wrong = false): RegisterKeys => {
  const moved = JSON.parse(JSON.stringify(sandboxKeys).replaceAll('http://registers.sandbox', origin));
  return wrong ? JSON.parse(JSON.stringify(moved).replaceAll('sandbox-key-of', 'another-key-of')) : moved;
};
let time = 0;
const silences: string[] = [];
const create = (name: RegisterName, { wrong = false, answerMsMax = 2_000 } = {}) => {
  const protocol = protocolOf(name, keys(wrong));
  if (!protocol) throw new Error('no keys');
  return registerBy(protocol, {
    carry: overNetwork,
    now: () => time,
    answerMsMax,
    onSilence: (reason) => silences.push(reason),
  });
};
const id = '0b0e3c2a-5d4f-4a63-9a37-27a5d0c7f2aa';

describe.each(registerNames)('%s', (name) => {
  it('says who is not in it, and who is', async () => {
    const register = create(name);
    expect(await register.ask(personOf(name), id)).toMatchObject({ said: 'clear' });
    await book.put(name, keyOf(name));
    expect(await register.ask(personOf(name), id)).toMatchObject({ said: 'excluded' });
    expect(register.figures().answers).toEqual(
      new Map([
        ['clear', 1],
        ['excluded', 1],
      ]),
    );
    expect(register.figures().seconds.p99).toBeGreaterThan(0);
  });

  it('is told what it needs and nothing else of the person', async () => {
    await create(name).ask(personOf(name), id);
    const needs = new Set(
      Object.keys(person).filter((field) => missingOf(name, { ...person, [field]: null }).length > 0),
    );
    const text = decodeURIComponent(asked[0]?.body.replaceAll('+', ' ') ?? '');
    if (!needs.has('email')) expect(text).not.toContain('asa@example.com');
    if (!needs.has('nationalNumber')) expect(text).not.toMatch(/199001011234|0101901234/);
    if (!needs.has('lastName')) expect(text).not.toContain('Hara');
    expect(asked).toHaveLength(1);
  });

  it('is refused by, and asked once of, a register that does not know the house', async () => {
    expect(await create(name, { wrong: true }).ask(personOf(name), id)).toEqual({
      said: 'unreachable',
      reason: 'refused',
    });
    expect(asked).toHaveLength(1);
  });

  it('takes an answer in no shape of its own for silence', async () => {
    for (const body of ['', '{}', '<a/>', 'null', '{"isBlocked":"false","requestId":1}', 'x'.repeat(70_000)]) {
      twist = () => new Response(body, { status: 200, headers: { 'x-exclusion': 'maybe' } });
      expect(await create(name).ask(personOf(name), id)).toEqual({ said: 'unreachable', reason: 'broken' });
    }
    twist = () => new Response(null, { status: 302, headers: { location: `${origin}/elsewhere` } });
    expect(await create(name).ask(personOf(name), id)).toEqual({ said: 'unreachable', reason: 'broken' });
  });

  it('is asked twice where it fails, and not again for a while after five silences', async () => {
    await book.put(name, everybody);
    const register = create(name);
    for (let turn = 0; turn < 5; turn++)
      expect(await register.ask(personOf(name), id)).toEqual({ said: 'unreachable', reason: 'away' });
    expect(asked).toHaveLength(10);
    expect(register.figures().isOpen).toBe(false);
    expect(await register.ask(personOf(name), id)).toEqual({ said: 'unreachable', reason: 'paused' });
    expect(asked).toHaveLength(10);
    await book.take(name, everybody);
    time += 6_000;
    expect(await register.ask(personOf(name), id)).toMatchObject({ said: 'clear' });
    expect(register.figures().isOpen).toBe(true);
  });

  it('keeps nobody else waiting for what it makes of one person’s details', async () => {
    const register = create(name);
    twist = () => new Response('what?', { status: 400 });
    for (let turn = 0; turn < 6; turn++)
      expect(await register.ask(personOf(name), id)).toEqual({ said: 'unreachable', reason: 'broken' });
    twist = (answer) => answer;
    expect(await register.ask(personOf(name), id)).toMatchObject({ said: 'clear' });
  });

  it('is not waited for longer than it may take', async () => {
    twist = async (answer) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      return answer;
    };
    expect(await create(name, { answerMsMax: 50 }).ask(personOf(name), id)).toEqual({
      said: 'unreachable',
      reason: 'late',
    });
    expect(asked).toHaveLength(2);
  });
});

it('takes no answer to another question', async () => {
  twist = async (answer) => Response.json({ ...((await answer.json()) as object), requestId: 'another' });
  expect(await create('spelpaus').ask(person, id)).toEqual({ said: 'unreachable', reason: 'broken' });
});

it('reads GAMSTOP’s word for who was excluded formerly as clear', async () => {
  twist = () => new Response(null, { status: 200, headers: { 'x-exclusion': 'P' } });
  expect(await create('gamstop').ask(person, id)).toMatchObject({ said: 'clear' });
});

it('takes a fault of ROFUS about a number for one of that number alone', async () => {
  const register = create('rofus');
  for (let turn = 0; turn < 6; turn++)
    expect(await register.ask({ ...person, nationalNumber: '01019' }, id)).toEqual({
      said: 'unreachable',
      reason: 'broken',
    });
  expect(asked).toHaveLength(6);
  expect(await register.ask(personOf('rofus'), id)).toMatchObject({ said: 'clear' });
});

it('speaks to ROFUS in the words of its schema', async () => {
  await create('rofus').ask(personOf('rofus'), id);
  expect(asked[0]?.body).toContain(
    '<PersonInformation><PersonCPRNumber>0101901234</PersonCPRNumber></PersonInformation>',
  );
  expect(asked[0]?.headers.get('content-type')).toBe('text/xml; charset=utf-8');
});

it('believes no XML that declares a document type, and none that says two things', async () => {
  const answer = (text: string) => new Response(text, { status: 200 });
  twist = () =>
    answer(
      '<!DOCTYPE a [<!ENTITY s "PersonIsNotRegistered">]><GamblerExclusionStatus>PersonIsNotRegistered</GamblerExclusionStatus>',
    );
  expect(await create('rofus').ask(personOf('rofus'), id)).toMatchObject({ reason: 'broken' });
  const one = '<GamblerExclusionStatus>PersonIsNotRegistered</GamblerExclusionStatus>';
  twist = () => answer(`<a>${one}<GamblerExclusionStatus>PersonIsRegisteredTemporarily</GamblerExclusionStatus></a>`);
  expect(await create('rofus').ask(personOf('rofus'), id)).toMatchObject({ reason: 'broken' });
});

it('cannot be reached where nobody listens', async () => {
  const protocol = protocolOf('gamstop', { gamstop: { url: 'http://127.0.0.1:9/', key: 'sandbox-key' } });
  if (!protocol) throw new Error('no keys');
  const register = registerBy(protocol, { carry: overNetwork, now: () => 0 });
  expect(await register.ask(person, id)).toEqual({ said: 'unreachable', reason: 'away' });
});
