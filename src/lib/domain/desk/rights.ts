import { type Act, actNames, acts, type Moved, type Role, type Room, rooms } from './acts.ts';

/**
 * What somebody was given: a role, or one act that was lent. `until`: when it ends by itself; null: never.
 */
export type Right = {
  readonly of: { readonly kind: 'role'; readonly role: Role } | { readonly kind: 'act'; readonly act: Act };
  readonly from: Date;
  readonly until: Date | null;
};

const isOn = ({ from, until }: Right, now: Date): boolean => from <= now && (until === null || now < until);

/** Whether a role has an act by the table. */
export const roleMay = (role: Role, act: Act): boolean => (acts[act].roles as readonly Role[]).includes(role);

/** Whoever does marketing reads nothing of who may be harmed, whatever else they are or are lent. */
const isWalledOff = (rights: readonly Right[], act: Act, now: Date): boolean =>
  acts[act].room === 'safer-play' && rolesOf(rights, now).includes('marketing');

/** Whether somebody with these rights may do `act` at this moment. */
export const mayDo = (rights: readonly Right[], act: Act, now: Date): boolean =>
  !isWalledOff(rights, act, now) &&
  rights.some(
    (right) => isOn(right, now) && (right.of.kind === 'act' ? right.of.act === act : roleMay(right.of.role, act)),
  );

/** All that somebody may do at this moment, in the table's order. */
export const actsOf = (rights: readonly Right[], now: Date): Act[] => actNames.filter((act) => mayDo(rights, act, now));

/** The roles that somebody has at this moment. */
export const rolesOf = (rights: readonly Right[], now: Date): Role[] =>
  rights.flatMap((right) => (right.of.kind === 'role' && isOn(right, now) ? [right.of.role] : []));

/** The rooms in which there is something for who may do these acts, in the menu's order. */
export const roomsOf = (allowed: readonly Act[]): Room[] =>
  rooms.filter((room) => allowed.some((act) => acts[act].room === room));

const moves = (allowed: readonly Act[], what: Moved): boolean =>
  allowed.some((act) => 'moves' in acts[act] && acts[act].moves === what);

/** Whether rights together are more than one person may have: who gives rights moves no money. Loans that begin or end meanwhile count as if on. */
export const isTooMuch = (rights: readonly Right[]): boolean => {
  const allowed = rights.flatMap(({ of }) =>
    of.kind === 'act' ? [of.act] : actNames.filter((act) => roleMay(of.role, act)),
  );
  return moves(allowed, 'money') && moves(allowed, 'rights');
};

/** Rooms of which the log tells nothing about a player but to who may look there. */
const quietRooms = { risk: 'risk.read', 'safer-play': 'markers.read' } as const satisfies Partial<Record<Room, Act>>;

/** Acts of which somebody with these rights reads in the log that they were, and not about whom or why. */
export const maskedActs = (rights: readonly Right[], now: Date): Act[] =>
  actNames.filter((name) => {
    const { room, kind } = acts[name];
    const isAbout = kind === 'look' || kind === 'does';
    return isAbout && (room === 'risk' || room === 'safer-play') && !mayDo(rights, quietRooms[room], now);
  });
