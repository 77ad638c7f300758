import { parseArgs } from 'node:util';
import { formatAmount } from '#domain/money/amount.ts';
import { grantStates } from '#domain/promotions/grant-state.ts';
import type { Db } from '#server/db/db.ts';
import {
  type DeskRow,
  findForDesk,
  listForDesk,
  listPromotionEvents,
  listSharers,
  type PromotionEventRow,
  type SharerRow,
} from '#server/db/queries/promotion-desk.ts';
import type { Actor } from '#server/services/desk/actor.ts';
import { exportCampaign } from '#server/services/desk/campaigns/read.ts';
import { plain } from '#server/services/identity/security-events.ts';
import { campaignsBehind } from '#server/services/promotions/in-force.ts';
import { changedOffers, refusedLine } from '#server/services/promotions/publish-offers.ts';
import { refusePromotion, releasePromotion } from '#server/services/promotions/staff.ts';
import { readOffers } from '../../src/lib/offers/read-offers.ts';
import { type Answer, failed, isUuid, minuteOf, said } from './answer.ts';
import { noteShown } from './noted.ts';
import { actorOf, nameless, nameOf, shellActor, systemUserOf } from './shell-actor.ts';

const rowsMax = 200;
const textMax = 500;
const refusals: Readonly<Record<string, string>> = {
  promotion_not_found: 'There is no such promotion of a player.',
  promotion_not_held: 'Refused: nobody has to decide on it. `promotions show` says how it stands.',
  player_rests: 'Refused: the player may not play now, and is given nothing meanwhile.',
};

const option = { type: 'string' } as const;
const options = { by: option, reason: option, note: option, state: option } as const;
const clean = (text: string | undefined): string => plain(text ?? '', textMax).trim();
/** What a stranger wrote must not steer a terminal. */
const shown = (text: string): string => plain(text, 200);

/** What two players share, in words: the codes of `reasonToHold`. */
const shares: Readonly<Record<string, string>> = {
  payer: 'the account that pays',
  payee: 'where withdrawals go',
  paper: 'the file of a paper',
  person: 'full name and date of birth',
};
const sharesOf = (heldFor: string): string =>
  heldFor
    .split(' ')
    .map((code) => shares[code] ?? code)
    .join(', ');

/**
 * `promotions list | show | release | refuse | check | export`: see the help. Whoever decides gives a name with `--by`. Undefined: none of them.
 */
export function runPromotions(
  db: Db,
  words: readonly string[],
  now: Date,
  systemUser: string = systemUserOf(process.env),
): Promise<Answer> | undefined {
  const { positionals, values } = parseArgs({ args: [...words], allowPositionals: true, options });
  const [command = '', id, ...rest] = positionals;
  if (rest.length > 0) return undefined;
  const reader = actorOf(values.by, systemUser);
  if (reader === undefined) return undefined;
  if (command === 'check' && id === undefined) return check(db);
  if (command === 'export' && id !== undefined) return exportFile(db, id);
  if (command === 'list' && id === undefined) return list(db, reader, values.state, now);
  if (id === undefined || !isUuid(id)) return undefined;
  if (command === 'show') return show(db, reader, id, now);
  if (command !== 'release' && command !== 'refuse') return undefined;

  const name = nameOf(values.by);
  if (name === '') return Promise.resolve(nameless);
  const desk = { db, clock: { now: () => now } };
  const operator = shellActor(name, systemUser);
  if (command === 'release')
    return releasePromotion(desk, id, operator, clean(values.note)).then((done) =>
      done.ok ? said(`${id} is released: ${done.value}.`) : failed(refusals[done.code] ?? done.code),
    );
  const reason = clean(values.reason);
  if (reason === '') return Promise.resolve(failed('--reason must say why; it is for staff.'));
  return refusePromotion(desk, id, operator, reason).then((done) =>
    done.ok
      ? said(`${id} is refused. The player is told that it could not be given.`)
      : failed(refusals[done.code] ?? done.code),
  );
}

/** What a start with the documents of this folder would say, before it is one. */
async function check(db: Db): Promise<Answer> {
  const offers = readOffers();
  const changed = await changedOffers(db, offers);
  const left = offers.filter(({ id }) => changed.every((one) => one.id !== id || !one.isOfDesk));
  const lines = [
    ...changed.map((one) =>
      one.isOfDesk
        ? refusedLine(one)
        : `${one.id}: version ${one.version} was offered with other rules, and no house starts so. Undo the change, or make it version ${one.next}.`,
    ),
    ...(await campaignsBehind(left, db)).map(
      ({ id }) => `${id}: a campaign of the desk that nobody would be offered, since a file has its id or code.`,
    ),
  ];
  return lines.length === 0 ? said(`${offers.length} promotions: a start takes each.`) : failed(lines.join('\n'));
}

/** The document of a campaign as a file of the repository. Nobody’s name is in it. */
async function exportFile(db: Db, id: string): Promise<Answer> {
  const made = await exportCampaign({ db }, id);
  return made.ok ? said(made.value.text.trimEnd()) : failed('There is no such campaign.');
}

const line = (row: DeskRow): string =>
  `${row.id}  ${minuteOf(row.accepted_at)}  ${row.state}  ${row.name} v${row.version}  ${amountOf(row)}  ` +
  `${shown(row.full_name)} <${shown(row.email)}>${row.held_for === null ? '' : `  shares ${sharesOf(row.held_for)}`}`;

const amountOf = ({ currency, bonus, spins_total: spins }: DeskRow): string =>
  currency === null ? 'no amount yet' : `${formatAmount(bonus, currency)} ${currency}, ${spins} free spins`;

/** What waits for somebody of the staff, or everything in a state. */
async function list(db: Db, reader: Actor, state: string | undefined, now: Date): Promise<Answer> {
  if (state !== undefined && !(grantStates as readonly string[]).includes(state))
    return failed(`--state must be one of: ${grantStates.join(', ')}`);
  const rows = await db.query<DeskRow>(listForDesk, [[state ?? 'held'], rowsMax]);
  if (rows.length === 0) return said('Nothing waits.');
  await noteShown(db, reader, { act: 'grants.read', players: rows.map((row) => row.player_id) }, now);
  return said(...rows.map(line));
}

async function show(db: Db, reader: Actor, id: string, now: Date): Promise<Answer> {
  const [row] = await db.query<DeskRow>(findForDesk, [id]);
  if (row === undefined) return failed('There is no such promotion of a player.');
  const events = await db.query<PromotionEventRow>(listPromotionEvents, [id]);
  const sharers = await db.query<SharerRow>(listSharers, [row.player_id, row.family]);
  const players = [row.player_id, ...sharers.map((sharer) => sharer.player_id)];
  await noteShown(db, reader, { act: 'grants.read', players, subject: { kind: 'grant', id } }, now);
  const { currency } = row;
  return said(
    line(row),
    ...(currency === null || row.deposit_id === null
      ? []
      : [`for the deposit ${row.deposit_id} of ${formatAmount(row.deposit_amount, currency)} ${currency}`]),
    ...(row.coupon === null ? [] : [`by the code ${shown(row.coupon)}`]),
    ...sharers.map(({ shared, email }) => `shares ${sharesOf(shared)} with ${shown(email)}`),
    ...events.map(
      ({ at, kind, actor, facts }) =>
        `${at.toISOString()}  ${kind}  by ${shown(actor)}  ${shown(JSON.stringify(facts))}`,
    ),
  );
}
