import type { Act } from '#domain/desk/acts.ts';
import { type ExclusionPeriod, exclusionDays, exclusionPeriods, lengthen } from '#domain/limits/breaks.ts';
import { callDesk, type DeskInput } from './call-desk.ts';
import type { DeskPlayer } from './players.ts';

/** How an account stands, as it was shown to who decides something about it. */
export type Standing = DeskInput<'signPlayerOut'>['body']['shown'];

export const standingOf = ({ player: { state, excludedUntil, secondFactor } }: DeskPlayer): Standing => ({
  state,
  excludedUntil,
  secondFactor,
});

/** What of staff can be done with an account as it stands. */
export type PlayerAct = 'sign_out' | 'exclude' | 'reopen' | 'open_number' | 'remove_factor';

/** The right that each takes. */
export const rightFor = {
  sign_out: 'players.sign_out',
  exclude: 'players.exclude',
  reopen: 'players.reopen',
  open_number: 'players.open_number',
  remove_factor: 'players.remove_factor',
} as const satisfies Record<PlayerAct, Act>;

export const possibleActs = ({ player, sessions, nationalNumbers }: DeskPlayer): PlayerAct[] => [
  ...(sessions.length > 0 ? (['sign_out'] as const) : []),
  ...(player.state === 'excluded' && player.excludedUntil === null ? [] : (['exclude'] as const)),
  ...(player.closedAt === null ? [] : (['reopen'] as const)),
  ...(player.state !== 'excluded' &&
  nationalNumbers.some(({ country, standing }) => country === player.profileCountry && standing !== 'missing')
    ? (['open_number'] as const)
    : []),
  ...(player.secondFactor ? (['remove_factor'] as const) : []),
];

/** How long a player may be excluded: longer than it is already. */
export const longerPeriods = ({ player: { state, excludedUntil } }: DeskPlayer, now: Date): ExclusionPeriod[] => {
  const forGood = state === 'excluded' && excludedUntil === null;
  const present = excludedUntil === null ? null : new Date(excludedUntil);
  return exclusionPeriods.filter(
    (period) => lengthen(forGood ? 'for_good' : present, exclusionDays[period], now, 'exclusion_not_longer').ok,
  );
};

type Decided = { readonly id: string; readonly reason: string; readonly shown: Standing };

export const signPlayerOut = ({ id, ...body }: Decided) => callDesk('signPlayerOut', { params: { id }, body });
export const excludePlayer = ({ id, ...body }: Decided, period: ExclusionPeriod) =>
  callDesk('excludePlayer', { params: { id }, body: { ...body, period } });
export const reopenPlayer = ({ id, ...body }: Decided) => callDesk('reopenPlayer', { params: { id }, body });
export const openPlayerNumber = ({ id, ...body }: Decided) => callDesk('openPlayerNumber', { params: { id }, body });
export const removePlayerFactor = ({ id, ...body }: Decided) =>
  callDesk('removePlayerFactor', { params: { id }, body });
