import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replacedFile, replacedSource } from '#domain/promotions/replaced.ts';
import { offersFolder, readAllOffers, readOffers } from '../../src/lib/offers/read-offers.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'offers-'));
  cpSync(offersFolder, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What is said of the documents when some text of one of them is replaced. */
const saidOf = (name: string, from: string | RegExp, to: string): string => {
  const file = `${folder}/${name}.yaml`;
  const before = readFileSync(file, 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeFileSync(file, after);
  try {
    readOffers(folder);
  } catch (error) {
    return String(error).replaceAll(folder, '…');
  }
  return 'nothing';
};

it('reads the promotions that Faceup comes with, by id', () => {
  const ids = readOffers(folder).map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted());
  expect(ids).toContain('welcome-first');
});

describe('a fault names file, line, field and remedy', () => {
  it.each<[string, string | RegExp, string, string]>([
    [
      'a field that is missing',
      /^oncePer.*\n/m,
      '',
      '…/welcome-first.yaml:1: oncePer is missing: write it; null where it does not matter',
    ],
    [
      'a field that there is not',
      'oncePer:',
      'oncePre:',
      '…/welcome-first.yaml:12: oncePre is no field of an offer: correct its spelling, or take it out',
    ],
    [
      'an amount without its quotation marks',
      'minDepositEur: "10"',
      'minDepositEur: 10',
      '…/welcome-first.yaml:15: reward.minDepositEur is of another type: write a text; an amount of euros stands between quotation marks',
    ],
    [
      'an amount with a comma',
      'stakeMaxEur: "5"',
      'stakeMaxEur: "5,00"',
      '…/welcome-first.yaml:24: wagering.stakeMaxEur is not written as it must be: write euros as "8000" or "0.10"',
    ],
    [
      'a share above one hundred',
      'lottery: 50',
      'lottery: 150',
      '…/welcome-first.yaml:28: wagering.categories.lottery is out of its bounds: write at most 100',
    ],
    [
      'a word that is none of those known',
      'oncePer: player',
      'oncePer: month',
      '…/welcome-first.yaml:12: oncePer is none of the known values: write player or week',
    ],
    ['a file that cannot be read', 'reward:', 'reward: [', '…/welcome-first.yaml:14: the file cannot be read'],
    [
      'what the domain refuses',
      'upToEur: "50"',
      'upToEur: "16"',
      '…/welcome-first.yaml:18: reward.steps.1.upToEur is not above the step before: write more than 16',
    ],
    [
      'a name that is not the file’s',
      'id: welcome-first',
      'id: welcome-1st',
      '…/welcome-first.yaml:1: id is not the name of its file: name the file welcome-1st.yaml',
    ],
  ])('%s', (_, from, to, message) => {
    expect(saidOf('welcome-first', from, to)).toContain(message);
  });

  it('tells all faults of all files at once', () => {
    saidOf('welcome-third', 'percent: 100', 'percent: 1000');
    const said = saidOf('welcome-fifth', 'days: 30', 'days: 0');
    expect(said).toContain('…/welcome-third.yaml:17: reward.steps.0.percent is out of its bounds: write at most 500');
    expect(said).toContain('…/welcome-fifth.yaml:21: wagering.days is out of its bounds: write at least 1');
  });

  it('is told where the headline is not reached', () => {
    expect(saidOf('welcome-second', 'freeSpins: 100', 'freeSpins: 49')).toContain(
      '…/welcome-first.yaml:17: reward.steps does not come to the advertised €2,000.00 and 200 free spins',
    );
  });

  it('lets nothing of a file command the terminal', () => {
    expect(saidOf('welcome-first', 'oncePer:', '"\\u001b[31moncePer":')).not.toContain('\u001b');
  });
});

describe('a version that was published', () => {
  it('is refused with other rules, and the next number is named', () => {
    expect(saidOf('weekly-reload', 'percent: 25', 'percent: 20')).toContain(
      '…/weekly-reload.yaml:18: reward.steps.0.percent differs from what version 1 was published with: write it as it was, or version: 2',
    );
  });

  it('may be followed by another with other rules', () => {
    expect(saidOf('weekly-reload', /percent: 25/, 'percent: 20')).not.toBe('nothing');
    expect(saidOf('weekly-reload', 'version: 1', 'version: 2')).toBe('nothing');
    expect(readAllOffers(folder).published['weekly-reload']?.map(({ version }) => version)).toEqual([1]);
  });

  it('is not gone back behind', () => {
    const file = `${folder}/published.json`;
    const published = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { version: number }[]>;
    for (const versions of Object.values(published)) versions.push({ ...versions[0], version: 3 });
    writeFileSync(file, JSON.stringify(published));
    expect(saidOf('good-turn', 'version: 1', 'version: 2')).toContain(
      '…/good-turn.yaml:2: version is older than 3: write 4',
    );
  });

  it('is new to a folder without a list', () => {
    renameSync(`${folder}/published.json`, `${folder}/elsewhere.json`);
    expect(saidOf('weekly-reload', 'percent: 25', 'percent: 20')).toBe('nothing');
  });
});

describe('a document that the house refused', () => {
  const own = () => {
    const found = readOffers(folder).find(({ id }) => id === 'doubled-deposit');
    if (found?.reward.kind !== 'deposit') throw new Error('not as this test has it');
    return found;
  };
  const ofDesk = () => ({ ...own(), version: own().version + 1, name: 'Doubled at the desk' });
  const replaced = (isOffered: boolean, version = own().version) => [
    { id: 'doubled-deposit', version, rules: ofDesk(), isOffered },
  ];

  it('is read as what is in force in its place, and is not held to the versions of its file', () => {
    const { rules, published, withdrawn } = readAllOffers(folder, replaced(true));
    expect(rules.find(({ id }) => id === 'doubled-deposit')).toEqual(ofDesk());
    expect(published['doubled-deposit']).toEqual([ofDesk()]);
    expect(withdrawn.size).toBe(0);
  });

  it('of which nothing is offered any more is read all the same, and said to be withdrawn', () => {
    const { rules, withdrawn } = readAllOffers(folder, replaced(false));
    expect(rules).toContainEqual(ofDesk());
    expect([...withdrawn]).toEqual(['doubled-deposit']);
  });

  it('counts as itself once it is another version', () => {
    const { rules, withdrawn } = readAllOffers(folder, replaced(false, own().version + 5));
    expect(rules).toContainEqual(own());
    expect(withdrawn.size).toBe(0);
  });

  it('is on no page where nobody is offered it, and on them as it is in force', async () => {
    const overlay = mkdtempSync(join(tmpdir(), 'overlay-'));
    const before = process.env['PUBLISHED_FOLDER'];
    const pagesOf = async (isOffered: boolean) => {
      mkdirSync(join(overlay, 'src/content/offers'), { recursive: true });
      writeFileSync(join(overlay, replacedFile), replacedSource(replaced(isOffered)));
      process.env['PUBLISHED_FOLDER'] = overlay;
      vi.resetModules();
      const { documentsOf, offers } = await import('#layouts/offers.ts');
      return {
        doubled: documentsOf('doubled').map(({ name }) => name),
        welcome: documentsOf('welcome').length,
        offers,
      };
    };
    try {
      const offered = await pagesOf(true);
      expect(offered).toMatchObject({ doubled: ['Doubled at the desk'], welcome: 5 });
      const ended = await pagesOf(false);
      expect(ended).toMatchObject({ doubled: [], welcome: 5 });
      expect(ended.offers).toHaveLength(offered.offers.length - 1);
    } finally {
      if (before === undefined) delete process.env['PUBLISHED_FOLDER'];
      else process.env['PUBLISHED_FOLDER'] = before;
      rmSync(overlay, { recursive: true });
    }
  });
});
