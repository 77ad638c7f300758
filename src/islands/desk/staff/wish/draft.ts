import { useState } from 'react';
import { type Act, isAct, isRole, type Role } from '#domain/desk/acts.ts';
import { lentMsMax, type staffProposalKinds } from '#domain/desk/proposal.ts';
import { isTooMuch, type Right } from '#domain/desk/rights.ts';
import type { Person, Wish } from '#stores/desk/staff.ts';

type WishKind = (typeof staffProposalKinds)[number];

/** A proposal as it is typed. `until`: what a field for a moment holds, in the time of whoever types it; empty: for good. */
export type Draft = {
  readonly kind: WishKind;
  readonly name: string;
  readonly roles: readonly Role[];
  readonly staffId: string;
  readonly role: string;
  readonly act: string;
  readonly until: string;
  readonly reason: string;
};

export const emptyDraft: Draft = {
  kind: 'staff_invited',
  name: '',
  roles: [],
  staffId: '',
  role: '',
  act: '',
  until: '',
  reason: '',
};

export type DraftFault = 'name' | 'roles' | 'person' | 'role' | 'act' | 'until' | 'until_far' | 'reason' | 'too_much';

const untilFault = ({ kind, until }: Draft, now: Date): DraftFault | null => {
  if (kind !== 'role_given' && kind !== 'act_lent') return null;
  if (until === '') return kind === 'act_lent' ? 'until' : null;
  const ms = Date.parse(until) - now.getTime();
  if (!(ms > 0)) return 'until';
  return kind === 'act_lent' && ms > lentMsMax ? 'until_far' : null;
};

const given = (role: Role | null, act: Act | null, now: Date): Right[] => [
  ...(role === null ? [] : [{ of: { kind: 'role' as const, role }, from: now, until: null }]),
  ...(act === null ? [] : [{ of: { kind: 'act' as const, act }, from: now, until: null }]),
];

/** Whether a draft would give somebody more than one person may have, with what they have. */
export const isDraftTooMuch = (draft: Draft, people: readonly Person[], now: Date): boolean => {
  if (draft.kind === 'staff_invited') return isTooMuch(draft.roles.flatMap((role) => given(role, null, now)));
  if (draft.kind === 'keys_renewed') return false;
  const has = people.find(({ id }) => id === draft.staffId)?.rights ?? [];
  const wanted =
    draft.kind === 'role_given'
      ? given(isRole(draft.role) ? draft.role : null, null, now)
      : given(null, isAct(draft.act) ? draft.act : null, now);
  return isTooMuch([...has.flatMap(({ role, act }) => given(role, act, now)), ...wanted]);
};

/** What is wrong with a draft, the first on the screen first. */
export const draftFaults = (draft: Draft, people: readonly Person[], now: Date): DraftFault[] => {
  const { kind, name, roles, staffId, role, act, reason } = draft;
  const until = untilFault(draft, now);
  return [
    ...(kind === 'staff_invited' && name.trim() === '' ? (['name'] as const) : []),
    ...(kind === 'staff_invited' && roles.length === 0 ? (['roles'] as const) : []),
    ...(kind !== 'staff_invited' && staffId === '' ? (['person'] as const) : []),
    ...(kind === 'role_given' && !isRole(role) ? (['role'] as const) : []),
    ...(kind === 'act_lent' && !isAct(act) ? (['act'] as const) : []),
    ...(until === null ? [] : [until]),
    ...(isDraftTooMuch(draft, people, now) ? (['too_much'] as const) : []),
    ...(reason.trim() === '' ? (['reason'] as const) : []),
  ];
};

/** What is sent of a draft without faults. */
export const wishOf = ({ kind, name, roles, staffId, role, act, until }: Draft): Wish => {
  const end = until === '' ? null : new Date(until).toISOString();
  switch (kind) {
    case 'staff_invited':
      return { kind, name: name.trim(), roles: [...roles] };
    case 'role_given':
      return { kind, staffId, role: role as Role, until: end };
    case 'act_lent':
      return { kind, staffId, act: act as Act, until: end ?? '' };
    case 'keys_renewed':
      return { kind, staffId };
  }
};

/** A draft that outlives its sheet: closed and opened again it is as it was, until it is sent. */
export const useDraft = () => {
  const [draft, setDraft] = useState(emptyDraft);
  return {
    draft,
    change: (part: Partial<Draft>): void => setDraft((before) => ({ ...before, ...part })),
    clear: (): void => setDraft(emptyDraft),
  };
};
export type KeptDraft = ReturnType<typeof useDraft>;
