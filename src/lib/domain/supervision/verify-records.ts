import { elementsOf, readXml, textOf, type XmlElement } from '../read-xml.ts';
import { nextMac, type TamperToken } from './danish.ts';
import { movementsFile, outgoingTypes } from './dutch.ts';
import { fileHash } from './record-ids.ts';
import type { RecordsFile } from './records-file.ts';

/**
 * What is wrong with records. `missing`: a file of the chain is not there; `xml`: one is not well-formed; `chain`: the files are not those that
 * were made, since they do not end the chain as it ended; `manifest`: a batch is not what its manifest says; `sums`: the sums of the day are not
 * those of its records; `twice`: what may be there once is there more often; `reference`: a session names a transaction that is not there, or
 * none of its player’s; `movements`: a transaction is not what its movements come to.
 */
type RecordsProblem = 'missing' | 'xml' | 'chain' | 'manifest' | 'sums' | 'twice' | 'reference' | 'movements';
export type RecordsFault = { readonly path: string; readonly problem: RecordsProblem };

const fault = (path: string, problem: RecordsProblem): RecordsFault => ({ path, problem });

/** Those of `ids` that are there more than once. */
const doubled = (ids: readonly string[]): boolean => new Set(ids).size !== ids.length;

/** Ten digits after the point: the finest that an amount of the Danish records may be. */
const exact = (text: string): bigint => {
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.');
  const digits = BigInt(whole + fraction.padEnd(10, '0'));
  return text.startsWith('-') ? -digits : digits;
};
const sumOf = (elements: readonly XmlElement[], name: string): bigint =>
  elements.reduce((sum, element) => sum + exact(textOf(element, name) || '0'), 0n);

/**
 * Danish records of a day: what the chain of MACs ends with (`closing`) is what the authority was told, so that no file was changed, left out or
 * put in since; and the sums of the day are those of its sessions.
 */
export const verifyDanish = (
  files: readonly RecordsFile[],
  token: Pick<TamperToken, 'startMac'>,
  closing: string,
): RecordsFault[] => {
  const numbered = files.map((file) => ({ file, number: /-(\d+|E)\.xml$/.exec(file.path)?.[1] ?? '' }));
  const ordered = numbered.toSorted((a, b) => (Number(a.number) || Infinity) - (Number(b.number) || Infinity));
  const faults: RecordsFault[] = [];
  for (const [at, { file, number }] of ordered.entries())
    if (number !== (at + 1 === ordered.length ? 'E' : String(at + 1))) faults.push(fault(file.path, 'missing'));
  if (ordered.reduce((mac, { file }) => nextMac(mac, file.text), token.startMac) !== closing)
    faults.push(fault(ordered.at(-1)?.file.path ?? '', 'chain'));
  const read = ordered.map(({ file }) => ({ path: file.path, root: readXml(file.text) }));
  for (const { path, root } of read) if (root === undefined) faults.push(fault(path, 'xml'));
  const roots = read.flatMap(({ root }) => root ?? []);
  const sessions = roots.flatMap((root) => {
    const group = groupOf(root);
    return elementsOf(root, 'KasinospilSession').map((session) => ({ session, group }));
  });
  const ids = sessions.map(({ session }) => textOf(session, 'SpilTransaktionIdentifikation'));
  if (doubled(ids)) faults.push(fault('', 'twice'));
  const told = new Set<string>();
  for (const { path, root } of read)
    for (const sums of root === undefined ? [] : elementsOf(root, 'SpilOpgørelse')) {
      const group = textOf(sums, 'SpilKategoriNavn');
      const [licence] = root === undefined ? [] : elementsOf(root, 'Tilladelsesindehaver');
      const currency = textOf(licence, 'ValutaOplysningKode');
      told.add(`${group} ${currency}`);
      const own = sessions
        .filter((one) => one.group === group && textOf(one.session, 'ValutaOplysningKode') === currency)
        .map(({ session }) => session);
      const jackpots = own.flatMap((session) => elementsOf(session, 'Jackpot'));
      const isSound =
        exact(textOf(sums, 'EndOfDayRapportAntalSpil')) === sumOf(own, 'KasinospilAntalTræk') &&
        exact(textOf(sums, 'EndOfDayRapportIndskudSpil')) === sumOf(own, 'KasinospilIndskudSpil') &&
        exact(textOf(sums, 'EndOfDayRapportIndskudJackpot')) === sumOf(jackpots, 'KasinospilIndskudJackpot') &&
        exact(textOf(sums, 'EndOfDayRapportGevinster')) === sumOf(own, 'KasinospilGevinstSpil');
      if (!isSound) faults.push(fault(path, 'sums'));
    }
  const untold = sessions.some(({ session, group }) => !told.has(`${group} ${textOf(session, 'ValutaOplysningKode')}`));
  if (untold) faults.push(fault('', 'sums'));
  return faults;
};

const groupOf = (root: XmlElement): string => {
  const [licence] = elementsOf(root, 'TilladelsesindehaverOgSpil');
  return textOf(licence, 'SpilKategoriNavn');
};

/**
 * Dutch records of a day, by the hashes of their manifests from the day’s head (`root`) to the last one’s own hash (`closing`); and each
 * session's transactions are there, its player’s, and each transaction is what its movements come to, of which each is in one alone.
 */
export const verifyDutch = (files: readonly RecordsFile[], root: string, closing: string): RecordsFault[] => {
  const byPath = new Map(files.map(({ path, text }) => [path, text]));
  const faults: RecordsFault[] = [];
  const records: XmlElement[] = [];
  const manifests = files
    .filter(({ path }) => path.endsWith('_manifest.xml'))
    .map(({ path, text }) => ({ path, text, read: readXml(text) }))
    .toSorted((a, b) => placeOf(a.read) - placeOf(b.read));
  let previous = root;
  for (const [at, { path, text, read }] of manifests.entries()) {
    if (read === undefined) faults.push(fault(path, 'xml'));
    const [hashes] = read === undefined ? [] : elementsOf(read, 'Hash_Value');
    const [about] = read === undefined ? [] : elementsOf(read, 'Metadata');
    if (placeOf(read) !== at + 1 || textOf(hashes, 'Previous_ManifestFile') !== previous)
      faults.push(fault(path, 'missing'));
    const name = path.replace('_manifest.xml', '.xml');
    const batch = byPath.get(name);
    const content = batch === undefined ? undefined : readXml(batch);
    if (batch === undefined) faults.push(fault(name, 'missing'));
    else if (content === undefined) faults.push(fault(name, 'xml'));
    const isSaid =
      fileHash(batch ?? '') === textOf(hashes, 'Current_BatchFile') &&
      textOf(about, 'Number_of_Records') === String(content?.children.length ?? 0);
    if (!isSaid) faults.push(fault(path, 'manifest'));
    records.push(...(content?.children ?? []));
    previous = fileHash(text);
  }
  if (previous !== closing) faults.push(fault(manifests.at(-1)?.path ?? '', 'chain'));
  const batches = files.filter(({ path }) => path.endsWith('.xml') && !path.endsWith('_manifest.xml'));
  if (batches.length !== manifests.length) faults.push(fault('', 'missing'));
  return [...faults, ...dutchFaults(records, byPath.get(movementsFile))];
};

const placeOf = (manifest: XmlElement | undefined): number =>
  Number(textOf(manifest, 'Manifest_Sequence_Number')) || Infinity;

const dutchFaults = (records: readonly XmlElement[], movements: string | undefined): RecordsFault[] => {
  const faults: RecordsFault[] = [];
  const named = (name: string) => records.filter((record) => record.name === `${name}_v1.11`);
  const transactions = named('WOK_Player_Account_Transaction');
  const byId = new Map(transactions.map((one) => [textOf(one, 'Transaction_ID'), one]));
  if (byId.size !== transactions.length || doubled(records.map((record) => textOf(record, 'Record_ID'))))
    faults.push(fault('', 'twice'));
  const references = named('WOK_Game_Session').flatMap((session) => elementsOf(session, 'Game_Transaction'));
  if (doubled(references.map((one) => textOf(one, 'Transaction_ID')))) faults.push(fault('', 'twice'));
  for (const one of references) {
    const transaction = byId.get(textOf(one, 'Transaction_ID'));
    if (textOf(transaction, 'Player_Profile_ID') !== textOf(one, 'Player_Profile_ID'))
      faults.push(fault('', 'reference'));
  }
  if (movements === undefined) return faults;
  const rows = movements
    .split('\r\n')
    .filter((row) => row !== '')
    .map((row) => row.split(','));
  const nets = new Map<string, bigint>();
  for (const [id = '', , net = '0'] of rows) nets.set(id, (nets.get(id) ?? 0n) + BigInt(net));
  if (doubled(rows.map(([, movement = '']) => movement))) faults.push(fault(movementsFile, 'twice'));
  for (const [id, one] of byId) {
    const sign = outgoingTypes.has(textOf(one, 'Transaction_Type')) ? -1n : 1n;
    const cents = exact(textOf(one, 'Transaction_Amount')) / 10n ** 8n;
    if (cents * sign !== (nets.get(id) ?? 0n)) faults.push(fault(movementsFile, 'movements'));
  }
  if ([...nets.keys()].some((id) => !byId.has(id))) faults.push(fault(movementsFile, 'movements'));
  return faults;
};
