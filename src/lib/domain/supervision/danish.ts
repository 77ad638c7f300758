import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { formatAmount } from '../money/amount.ts';
import { isCurrencyCode } from '../money/currency.ts';
import { leaf, node, type Xml, xmlFile } from '../xml.ts';
import type { PlaySession } from './day-records.ts';
import { recordId } from './record-ids.ts';
import { inParts, type RecordsDay, type SayGame, type SupervisorFiles, second } from './records-file.ts';

/** What the Danish Gambling Authority gave the licensee, and what certifiers gave it. */
export type DanishLicence = {
  /** `SpilCertifikatIdentifikation`: the user of the authority's TamperToken service. */
  readonly certificate: string;
  readonly generator: { readonly id: string; readonly software: string };
  /** Where it is played. */
  readonly website: string;
};
/** A token of the authority's service: its number, and the key with which the chain of MACs begins, in hex. */
export type TamperToken = { readonly id: string; readonly startMac: string };

const namespace = 'http://skat.dk/begrebsmodel/2009/01/15/';
const sessionsAFile = 1_000;

/** A file's MAC: HMAC-SHA256 over its bytes, by the MAC of the file before it; the first by the token's. */
export const nextMac = (mac: string, file: string): string =>
  bytesToHex(hmac(sha256, hexToBytes(mac), utf8ToBytes(file)));

/** Which of the categories of casino games (`KasinoSpilKategoriType`) a game is of. */
export const danishCategory = (category: string, gameId: string): string => {
  if (category === 'slots') return 'spilleautomat';
  if (category === 'roulette' || category === 'poker') return category;
  if (/blackjack/.test(gameId)) return 'blackjack';
  if (/punto/.test(gameId)) return 'puntobanco';
  if (/baccarat/.test(gameId)) return 'baccarat';
  return /bingo/.test(gameId) ? 'bingo' : 'andet';
};

/** What the type of a currency's code lets be said: two or three letters. */
const isTold = ({ currency }: PlaySession): boolean => /^[A-Z]{2,3}$/.test(currency);
const money = (amount: bigint, currency: string): string =>
  isCurrencyCode(currency) ? formatAmount(amount, currency) : String(amount);

const groups = ['KasinospilSinglePlayer', 'KasinospilMultiPlayer'] as const;
type Group = (typeof groups)[number];
const groupOf = ({ isShared }: PlaySession): Group => (isShared ? 'KasinospilMultiPlayer' : 'KasinospilSinglePlayer');

/**
 * A day in the manner of the standard records that lie on a Danish licensee's SAFE (docs/rooms/supervisors.md): sessions of casino games, each
 * jackpot that was won, and the sums of the day, all in one token, chained by MACs. `token` undefined: a chain that the day's head begins.
 */
export const danishFiles = (
  on: RecordsDay,
  played: readonly PlaySession[],
  licence: DanishLicence,
  sayGame: SayGame,
  token: TamperToken = { id: on.day.replaceAll('-', ''), startMac: on.root },
): SupervisorFiles => {
  const sessions = played.filter((session) => isTold(session) && session.rounds > 0);
  const head = (name: string, number: number): Xml =>
    node('FilInformation', [
      leaf('SpilFilVersion', 'v2'),
      leaf('SpilFilIdentifikation', recordId('danish', licence.certificate, token.id, on.root, name, String(number))),
    ]);
  const licensed = (group: Group): Xml =>
    node('TilladelsesindehaverOgSpil', [
      leaf('SpilCertifikatIdentifikation', licence.certificate),
      leaf('SpilKategoriNavn', group),
    ]);
  const of = (group: Group) => sessions.filter((session) => groupOf(session) === group);

  const play = groups.flatMap((group) =>
    inParts(of(group), sessionsAFile).map((part, at) =>
      file('KasinospilPrSessionStruktur', 'KasinospilStruktur', [
        head(`KasinoSpil ${group}`, at),
        licensed(group),
        node(
          'KasinospilAggregeretPrSession',
          part.map((session) => sessionXml(session, licence, sayGame)),
        ),
      ]),
    ),
  );
  const jackpots = sessions.flatMap((session) =>
    session.jackpots.map((won, at) =>
      file('JackpotUdløsningStruktur', 'JackpotUdløsningStruktur', [
        head(`Jackpot ${won.round}`, at),
        licensed(groupOf(session)),
        node('Jackpot', [
          leaf('JackpotIdentifikation', jackpotName(session)),
          leaf('JackpotDatoTid', second(won.at)),
          leaf('JackpotTotalGevinst', money(won.amount, session.currency)),
          leaf('JackpotKommissionRake', '0'),
          leaf('ValutaOplysningKode', session.currency),
          node('SpillerListe', [
            node('Spiller', [
              leaf('SpillerInformationIdentifikation', session.player),
              leaf('JackpotGevinst', money(won.amount, session.currency)),
            ]),
          ]),
        ]),
      ]),
    ),
  );
  const currencies = [...new Set(sessions.map(({ currency }) => currency))].toSorted();
  const ends = (currencies.length === 0 ? ['DKK'] : currencies).map((currency, at) => {
    const own = sessions.filter((session) => session.currency === currency);
    return file('EndOfDayRapportStruktur', 'EndOfDayRapportStruktur', [
      head('EndOfDay', at),
      node('Tilladelsesindehaver', [
        leaf('SpilCertifikatIdentifikation', licence.certificate),
        leaf('EndOfDayRapportDato', on.day),
        leaf('ValutaOplysningKode', currency),
      ]),
      node(
        'SpilOpgørelseListe',
        groups.flatMap((group) => sumsXml(group, currency, own)),
      ),
    ]);
  });
  const texts = [
    ...play.map((text) => ({ folder: 'KasinoSpil', text })),
    ...jackpots.map((text) => ({ folder: 'JackpotUdloesning', text })),
    ...ends.map((text) => ({ folder: 'EndOfDay', text })),
  ];
  const name = `${licence.certificate}-${token.id}`;
  return {
    files: texts.map(({ folder, text }, at) => ({
      path: `${name}/${folder}/${on.day}/${name}-${at + 1 === texts.length ? 'E' : at + 1}.xml`,
      text,
    })),
    closing: texts.reduce((mac, { text }) => nextMac(mac, text), token.startMac),
    untold: played.filter((session) => !isTold(session)).length,
  };
};

const file = (root: string, name: string, children: readonly Xml[]): string =>
  xmlFile(node(root, [node(name, children)], namespace));

const jackpotName = ({ provider, gameId, currency }: PlaySession): string =>
  provider === 'House' ? `house-slots-${currency}` : `${provider}-${gameId}`.slice(0, 45);

const sessionXml = (session: PlaySession, licence: DanishLicence, sayGame: SayGame): Xml => {
  const { provider, gameId, currency, stake, contribution, winnings, rounds } = session;
  const game = sayGame(provider, gameId);
  return node('KasinospilSession', [
    leaf('SpilProduktNavn', (game?.name ?? gameId).slice(0, 45)),
    leaf('SpilProduktÅbentNetværk', '0'),
    leaf('SpillerInformationIdentifikation', session.player),
    leaf('SpilTransaktionIdentifikation', recordId('danish session', session.first, session.key)),
    leaf('SpilKøbDatoTid', second(session.first)),
    leaf('SpilFaktiskSlutDatoTid', second(session.last)),
    leaf('SpilSalgskanal', 'Internet'),
    leaf('KasinospilKategori', danishCategory(game?.category ?? '', gameId)),
    leaf('KasinospilIndskudSpil', money(stake - contribution, currency)),
    leaf('KasinospilGevinstSpil', money(winnings, currency)),
    leaf('KasinospilAntalTræk', String(rounds)),
    leaf('ValutaOplysningKode', currency),
    node('SpilSted', [leaf('SpilHjemmeside', licence.website)]),
    node('TilfældighedGeneratorListe', [
      node('TilfældighedGenerator', [
        leaf('TilfældighedGeneratorIdentifikation', licence.generator.id),
        leaf('TilfældighedGeneratorSoftwareId', licence.generator.software),
      ]),
    ]),
    node(
      'JackpotListe',
      contribution === 0n
        ? []
        : [
            node('Jackpot', [
              leaf('JackpotIdentifikation', jackpotName(session)),
              leaf('KasinospilIndskudJackpot', money(contribution, currency)),
            ]),
          ],
    ),
  ]);
};

/** Of a group that was not played nothing, unless neither was: an end of day has one at least. */
const sumsXml = (group: Group, currency: string, sessions: readonly PlaySession[]): Xml[] => {
  const own = sessions.filter((session) => groupOf(session) === group);
  if (own.length === 0 && !(sessions.length === 0 && group === groups[0])) return [];
  const sum = (pick: (session: PlaySession) => bigint): string =>
    money(
      own.reduce((total, session) => total + pick(session), 0n),
      currency,
    );
  return [
    node('SpilOpgørelse', [
      leaf('SpilKategoriNavn', group),
      leaf('EndOfDayRapportAntalSpil', String(own.reduce((total, { rounds }) => total + rounds, 0))),
      leaf(
        'EndOfDayRapportIndskudSpil',
        sum(({ stake, contribution }) => stake - contribution),
      ),
      leaf(
        'EndOfDayRapportIndskudJackpot',
        sum(({ contribution }) => contribution),
      ),
      leaf(
        'EndOfDayRapportGevinster',
        sum(({ winnings }) => winnings),
      ),
      leaf('EndOfDayRapportKommissionRake', '0'),
    ]),
  ];
};
