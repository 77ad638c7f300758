import { describe, expect, it } from 'vitest';
import { type Act, actNames, acts, type Role, roles, rooms } from '#domain/desk/acts.ts';
import { actsOf, isTooMuch, mayDo, type Right, roleMay, roomsOf } from '#domain/desk/rights.ts';

const now = new Date('2027-05-01T12:00:00Z');
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const role = (name: Role, until: Date | null = null): Right => ({
  of: { kind: 'role', role: name },
  from: at(-60),
  until,
});
const loan = (act: Act, from: Date, until: Date): Right => ({ of: { kind: 'act', act }, from, until });

describe('rights', () => {
  it('are those of the roles, and of the loans while they last', () => {
    for (const name of roles)
      for (const act of actNames) expect(mayDo([role(name)], act, now)).toBe(roleMay(name, act));
    const lent = loan('audit.read', at(0), at(10));
    expect([at(-1), at(0), at(9), at(10)].map((moment) => mayDo([lent], 'audit.read', moment))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(mayDo([role('auditor', at(0))], 'audit.read', now)).toBe(false);
    expect(actsOf([], now)).toEqual([]);
  });

  it('are no superuser’s: no role may do everything, and none moves money and rights', () => {
    for (const name of roles) {
      expect(actNames.every((act) => roleMay(name, act))).toBe(false);
      expect(isTooMuch([role(name)])).toBe(false);
    }
    expect(isTooMuch([role('administrator'), role('cashier')])).toBe(true);
    expect(isTooMuch([role('administrator'), loan('corrections.approve', at(1), at(2))])).toBe(true);
    expect(isTooMuch([role('cashier'), loan('staff.approve', at(1), at(2))])).toBe(true);
    expect(isTooMuch([role('support'), role('compliance'), role('cashier')])).toBe(false);
  });

  it('have somebody for every act, at least two roles for what needs four eyes by money, and a room for each', () => {
    for (const act of actNames) expect(acts[act].roles.length, act).toBeGreaterThan(0);
    expect(roomsOf(actNames)).toEqual(rooms);
    expect(roomsOf(actsOf([role('marketing')], now))).toEqual(['today', 'promotions', 'content', 'affiliates']);
  });

  it('never show a player’s data or the markers of harm to marketing but in the promotions that they decide on', () => {
    const seen = actNames.filter((act) => acts[act].kind === 'look' && roleMay('marketing', act));
    expect(seen).toEqual(['grants.read']);
    expect(mayDo([role('compliance')], 'markers.read', now)).toBe(true);
    for (const rights of [
      [role('marketing'), role('compliance')],
      [role('marketing'), loan('markers.read', at(-1), at(1)), loan('markers.intervene', at(-1), at(1))],
    ])
      for (const act of ['markers.read', 'markers.intervene'] as const) expect(mayDo(rights, act, now)).toBe(false);
  });

  it('show a suspicion to compliance and auditors alone', () => {
    const mayRead = roles.filter((name) => roleMay(name, 'risk.read'));
    expect(mayRead).toEqual(['compliance', 'auditor']);
    for (const name of ['marketing', 'games', 'administrator'] as const)
      expect(actNames.filter((act) => acts[act].room === 'risk' && roleMay(name, act))).toEqual([]);
  });
});
