import { csvLine } from '../csv.ts';
import { formatAmount } from '../money/amount.ts';
import { leaf, node, type Xml, xmlFile } from '../xml.ts';
import type { PlaySession, ToldMovement } from './day-records.ts';
import { fileHash, recordId } from './record-ids.ts';
import {
  inParts,
  type RecordsDay,
  type RecordsFile,
  type SayGame,
  type SupervisorFiles,
  second,
} from './records-file.ts';

/** How the Dutch authority knows the licensee and its data bank. */
export type DutchLicence = { readonly operator: string; readonly safe: string };

/** What the house knows of a player and the leaves do not say. */
export type DutchProfile = {
  readonly player: string;
  readonly registeredAt: string;
  /** YYYY-MM-DD. */
  readonly birth: string;
  readonly changedAt: string;
  readonly status:
    | 'ACTIVE'
    | 'TRIAL'
    | 'SUSPENDED'
    | 'BLOCKED'
    | 'SELF_EXCLUDED_TEMP'
    | 'SELF_EXCLUDED_INDEF'
    | 'OTHER';
  /** What the player had when the day ended, in euro cents. */
  readonly balance: bigint;
};

const recordsAFile = 512;
const version = 'v1.11';

/** What a transaction is called, and which way it moves what a player has; a type that goes both ways has its sign in its amount. */
const types: Readonly<Record<string, readonly [type: string, sign: 1n | -1n]>> = {
  bet: ['STAKE', -1n],
  rollback: ['VOID_STAKE', 1n],
  win: ['WINNING', 1n],
  jackpot_win: ['WINNING', 1n],
  deposit: ['DEPOSIT', 1n],
  deposit_held: ['DEPOSIT', 1n],
  withdrawal_paid: ['WITHDRAWAL', -1n],
  bonus_grant: ['BONUS', 1n],
  cashback: ['BONUS', 1n],
  bonus_forfeit: ['BONUS_CANCELLED', -1n],
  bonus_expiry: ['BONUS_EXPIRED', -1n],
};
const other = ['OTHER', 1n] as const;

/** The types whose amounts a player has less by. */
export const outgoingTypes: ReadonlySet<string> = new Set(
  Object.values(types).flatMap(([type, sign]) => (sign === -1n ? [type] : [])),
);

/** What a deposit was paid with, as the form has it. */
export type Instrument = 'CREDIT_CARD' | 'ELECTRONIC_MONEY' | 'BANK_TRANSFER' | 'OTHER';

/** What only the house can say of what a day holds. */
export type DutchWords = {
  readonly game: SayGame;
  /** By which company a deposit came; null: nobody says. */
  readonly instrument: (company: string | null) => Instrument;
  readonly pseudonym: (player: string) => string;
};

type Transaction = {
  readonly id: string;
  readonly player: string;
  readonly at: string;
  readonly type: string;
  readonly sign: 1n | -1n;
  readonly instrument: Instrument | null;
  readonly movements: readonly ToldMovement[];
};
const netOf = ({ movements }: Transaction): bigint => movements.reduce((sum, { net }) => sum + net, 0n);

const gameTypes: Readonly<Record<string, string>> = { slots: 'SLOTS', virtual_sports: 'VIRTUAL_SPORTS' };

const isEuro = ({ currency }: { readonly currency: string }): boolean => currency === 'EUR';

/**
 * A day in the manner of the Dutch control data bank (docs/rooms/supervisors.md): games, sessions with what was staked and won in each as one
 * transaction, every other movement as one, and the players who had any, each by a pseudonym. Beside it, for the house and whoever holds its
 * vault against the records, which movements each transaction is made of. Amounts are euros; what is played in another currency has no place.
 */
export const dutchFiles = (
  on: RecordsDay,
  played: readonly PlaySession[],
  moved: readonly ToldMovement[],
  profiles: readonly DutchProfile[],
  licence: DutchLicence,
  { game: sayGame, instrument, pseudonym }: DutchWords,
): SupervisorFiles => {
  const sessions = played.filter(isEuro);
  const movements = moved.filter(isEuro);
  const ofSession = Map.groupBy(
    movements.filter(({ session }) => session !== null),
    ({ session }) => session ?? '',
  );
  const sessionsTold = sessions.map((session) => ({
    session,
    transactions: playedTransactions(session, ofSession.get(session.key) ?? []),
  }));
  const single = movements
    .filter(({ session }) => session === null)
    .map((movement) => singleTransaction(movement, instrument));
  const transactions = [...sessionsTold.flatMap((one) => one.transactions), ...single];
  const games = [...new Map(sessions.map((session) => [gameId(session), session])).values()];

  const head = (name: string, key: string): Xml[] => [
    leaf('Record_ID', recordId('dutch', on.root, name, key)),
    leaf('Extraction_Date', second(new Date(on.signedAt).toISOString())),
    leaf('Operator_ID', licence.operator),
    leaf('Data_Safe_ID', licence.safe),
  ];
  const records: readonly (readonly [name: string, records: readonly Xml[]])[] = [
    ['WOK_Game', games.flatMap((session) => gameXml(session, sayGame, head))],
    ['WOK_Game_Session', sessionsTold.map((one) => sessionXml(one, pseudonym, head))],
    ['WOK_Player_Account_Transaction', transactions.map((one) => transactionXml(one, pseudonym, head))],
    ['WOK_Player_Profile', profiles.map((one) => profileXml(one, pseudonym, head))],
  ];
  const batches = records.flatMap(([name, all]) =>
    inParts(all, recordsAFile).map((part, at) => ({
      path: `${name.toLowerCase()}_${at + 1}.xml`,
      text: xmlFile(node('Root', part)),
      count: part.length,
    })),
  );
  const { manifests, closing } = manifestsOf(on, licence, batches);
  return {
    files: [
      ...batches.map(({ path, text }) => ({ path, text })),
      ...manifests,
      { path: movementsFile, text: transactions.flatMap(movementLines).join('') },
    ],
    closing,
    untold: played.length - sessions.length + moved.length - movements.length,
  };
};

/** Which movements a transaction is made of: `transaction`, `movement`, net in euro cents. No part of what the authority asks for. */
export const movementsFile = 'movements.csv';
const movementLines = ({ id, movements }: Transaction): string[] =>
  movements.map(({ id: movement, net }) => csvLine([id, movement, net]));

const gameId = ({ provider, gameId: game }: PlaySession): string => recordId('dutch game', provider, game);

/** What was staked, what was given back of it, and what was won, each as one; a session has one at least. */
const playedTransactions = (session: PlaySession, movements: readonly ToldMovement[]): Transaction[] => {
  const byType = Map.groupBy(movements, ({ kind }) => (types[kind] ?? other)[0]);
  const kinds = [
    ['STAKE', -1n],
    ['VOID_STAKE', 1n],
    ['WINNING', 1n],
  ] as const;
  return kinds.flatMap(([type, sign]) => {
    const own = byType.get(type) ?? [];
    if (own.length === 0 && !(type === 'STAKE' && movements.length === 0)) return [];
    const id = recordId('dutch transaction', session.first, session.key, type);
    return { id, player: session.player, at: session.last, type, sign, instrument: null, movements: own };
  });
};

const singleTransaction = (movement: ToldMovement, instrument: DutchWords['instrument']): Transaction => {
  const [type, sign] = types[movement.kind] ?? other;
  return {
    id: recordId('dutch transaction', movement.id),
    player: movement.player,
    at: movement.at,
    type,
    sign,
    instrument: type === 'DEPOSIT' ? instrument(movement.company) : null,
    movements: [movement],
  };
};

type Head = (name: string, key: string) => Xml[];
type Pseudonym = (player: string) => string;

const gameXml = (session: PlaySession, sayGame: SayGame, head: Head): Xml[] => {
  const game = sayGame(session.provider, session.gameId);
  // A day has no time: from its beginning on, as the shelf does.
  const since = `${game?.addedOn ?? session.first.slice(0, 10)}T00:00:00Z`;
  return [
    node(`WOK_Game_${version}`, [
      ...head('WOK_Game', gameId(session)),
      leaf('Game_ID', gameId(session)),
      leaf('Game_Type', gameTypes[game?.category ?? ''] ?? (/bingo/.test(session.gameId) ? 'BINGO' : 'CASINO')),
      leaf('Game_Commercial_Name', (game?.name ?? session.gameId).slice(0, 256)),
      leaf('Game_Datetime_Introduction', since),
      leaf('Game_Datetime_Active', since),
    ]),
  ];
};

const sessionXml = (
  { session, transactions }: { readonly session: PlaySession; readonly transactions: readonly Transaction[] },
  pseudonym: Pseudonym,
  head: Head,
): Xml =>
  node(`WOK_Game_Session_${version}`, [
    ...head('WOK_Game_Session', session.key),
    leaf('Game_ID', gameId(session)),
    leaf('Game_Session_ID', recordId('dutch session', session.first, session.key)),
    leaf('Game_Session_Start_Datetime', second(session.first)),
    leaf('Game_Session_End_Datetime', second(session.last)),
    leaf('Game_Session_Rounds', String(session.rounds)),
    leaf('Game_Session_Rounds_Won', String(session.won)),
    node(
      'Game_Transactions',
      transactions.map(({ id, player }) =>
        node('Game_Transaction', [leaf('Transaction_ID', id), leaf('Player_Profile_ID', pseudonym(player))]),
      ),
    ),
  ]);

const transactionXml = (one: Transaction, pseudonym: Pseudonym, head: Head): Xml =>
  node(`WOK_Player_Account_Transaction_${version}`, [
    ...head('WOK_Player_Account_Transaction', one.id),
    leaf('Player_Profile_ID', pseudonym(one.player)),
    leaf('Transaction_ID', one.id),
    leaf('Transaction_Datetime', second(one.at)),
    leaf('Transaction_Amount', formatAmount(netOf(one) * one.sign, 'EUR')),
    leaf('Transaction_Deposit_Instrument', one.instrument),
    leaf('Transaction_Type', one.type),
    leaf('Transaction_Status', 'SUCCESSFUL'),
  ]);

const profileXml = (one: DutchProfile, pseudonym: Pseudonym, head: Head): Xml =>
  node(`WOK_Player_Profile_${version}`, [
    ...head('WOK_Player_Profile', pseudonym(one.player)),
    leaf('Player_Profile_ID', pseudonym(one.player)),
    leaf('Player_Profile_Registration_Datetime', second(one.registeredAt)),
    leaf('Player_Profile_DOB', one.birth),
    leaf('Player_Profile_Modified', second(one.changedAt)),
    leaf('Player_Profile_Status', one.status),
    leaf('Player_Profile_EOD_Balance', formatAmount(one.balance, 'EUR')),
  ]);

type Batch = RecordsFile & { readonly count: number };

/** A manifest for each batch, with the hash of it and of the manifest before it: the first has the root of the day's head for that. */
const manifestsOf = (
  on: RecordsDay,
  licence: DutchLicence,
  batches: readonly Batch[],
): { readonly manifests: readonly RecordsFile[]; readonly closing: string } => {
  const manifests: RecordsFile[] = [];
  let previous = on.root;
  const at = second(new Date(on.signedAt).toISOString());
  for (const [place, batch] of batches.entries()) {
    const text = xmlFile(
      node('ControlManifest', [
        leaf('Operator_ID', licence.operator),
        leaf('Data_Safe_ID', licence.safe),
        leaf('Generation_Date', at),
        leaf('Manifest_Sequence_Number', String(place + 1)),
        node('Hash_Value', [leaf('Previous_ManifestFile', previous), leaf('Current_BatchFile', fileHash(batch.text))]),
        node('Metadata', [
          leaf('Number_of_Records', String(batch.count)),
          leaf('First_Timestamp', at),
          leaf('Last_Timestamp', at),
          leaf('File_Size_Uncompressed', String(new TextEncoder().encode(batch.text).length)),
        ]),
      ]),
    );
    manifests.push({ path: batch.path.replace('.xml', '_manifest.xml'), text });
    previous = fileHash(text);
  }
  return { manifests, closing: previous };
};
