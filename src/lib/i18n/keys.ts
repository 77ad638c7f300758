import type baccarat from '../../../public/locales/en/baccarat.json';
import type bingo from '../../../public/locales/en/bingo.json';
import type blackjack from '../../../public/locales/en/blackjack.json';
import type bonuswheel from '../../../public/locales/en/bonuswheel.json';
import type cashier from '../../../public/locales/en/cashier.json';
import type casual from '../../../public/locales/en/casual.json';
import type common from '../../../public/locales/en/common.json';
import type craps from '../../../public/locales/en/craps.json';
import type crash from '../../../public/locales/en/crash.json';
import type cup from '../../../public/locales/en/cup.json';
import type documents from '../../../public/locales/en/documents.json';
import type fairplay from '../../../public/locales/en/fairplay.json';
import type fishing from '../../../public/locales/en/fishing.json';
import type greyhounds from '../../../public/locales/en/greyhounds.json';
import type horses from '../../../public/locales/en/horses.json';
import type inbox from '../../../public/locales/en/inbox.json';
import type instant from '../../../public/locales/en/instant.json';
import type keno from '../../../public/locales/en/keno.json';
import type lobbies from '../../../public/locales/en/lobbies.json';
import type lotto from '../../../public/locales/en/lotto.json';
import type loyalty from '../../../public/locales/en/loyalty.json';
import type paigow from '../../../public/locales/en/paigow.json';
import type pocketcraps from '../../../public/locales/en/pocketcraps.json';
import type poker from '../../../public/locales/en/poker.json';
import type profile from '../../../public/locales/en/profile.json';
import type promotions from '../../../public/locales/en/promotions.json';
import type proof from '../../../public/locales/en/proof.json';
import type reef from '../../../public/locales/en/reef.json';
import type roulette from '../../../public/locales/en/roulette.json';
import type rounds from '../../../public/locales/en/rounds.json';
import type saferplay from '../../../public/locales/en/saferplay.json';
import type scratch from '../../../public/locales/en/scratch.json';
import type security from '../../../public/locales/en/security.json';
import type sicbo from '../../../public/locales/en/sicbo.json';
import type slotbooks from '../../../public/locales/en/slotbooks.json';
import type slotfeatures from '../../../public/locales/en/slotfeatures.json';
import type slots from '../../../public/locales/en/slots.json';
import type statement from '../../../public/locales/en/statement.json';
import type stickywilds from '../../../public/locales/en/stickywilds.json';
import type table from '../../../public/locales/en/table.json';
import type texts from '../../../public/locales/en/texts.json';
import type trial from '../../../public/locales/en/trial.json';
import type variableways from '../../../public/locales/en/variableways.json';
import type videopoker from '../../../public/locales/en/videopoker.json';
import type war from '../../../public/locales/en/war.json';

/** The files of words beside `common`: what all tables say, one file a family of games, and one a part of the player's own area. */
type OtherFiles = {
  table: typeof table;
  baccarat: typeof baccarat;
  bingo: typeof bingo;
  blackjack: typeof blackjack;
  bonuswheel: typeof bonuswheel;
  cashier: typeof cashier;
  casual: typeof casual;
  craps: typeof craps;
  crash: typeof crash;
  cup: typeof cup;
  documents: typeof documents;
  fairplay: typeof fairplay;
  fishing: typeof fishing;
  greyhounds: typeof greyhounds;
  horses: typeof horses;
  inbox: typeof inbox;
  instant: typeof instant;
  keno: typeof keno;
  lotto: typeof lotto;
  lobbies: typeof lobbies;
  loyalty: typeof loyalty;
  paigow: typeof paigow;
  pocketcraps: typeof pocketcraps;
  poker: typeof poker;
  profile: typeof profile;
  promotions: typeof promotions;
  proof: typeof proof;
  reef: typeof reef;
  roulette: typeof roulette;
  rounds: typeof rounds;
  saferplay: typeof saferplay;
  scratch: typeof scratch;
  security: typeof security;
  sicbo: typeof sicbo;
  slots: typeof slots;
  stickywilds: typeof stickywilds;
  slotbooks: typeof slotbooks;
  slotfeatures: typeof slotfeatures;
  statement: typeof statement;
  texts: typeof texts;
  variableways: typeof variableways;
  trial: typeof trial;
  videopoker: typeof videopoker;
  war: typeof war;
};

type Leaves<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Leaves<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

/** A file of words, which is also i18next's namespace. */
export type Namespace = 'common' | keyof OtherFiles;

/** A group of `common`. */
export type WordGroup = keyof typeof common;

/**
 * Every key of the locale files: `group.name` in `common`, and with the file's name before it in the others
 * (`roulette.spin`). A misspelt or missing one does not compile.
 */
export type WordKey =
  | Leaves<typeof common>
  | { [File in keyof OtherFiles]: Leaves<OtherFiles[File], `${File}.`> }[keyof OtherFiles];

/** What stands in a text's `{{name}}` places. */
export type WordFacts = Readonly<Record<string, string | number | boolean | null>>;

/** Texts by their full key, as a page hands them to its islands. */
export type Words = Readonly<Partial<Record<WordKey, string>>>;
