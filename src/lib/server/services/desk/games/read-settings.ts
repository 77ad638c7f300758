import type { GameSettingRead, GameSettings } from '#contract/desk/game-settings.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { currencyCodes } from '#domain/money/currency.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { type Subject, settingParts } from '#domain/shelf/setting.ts';
import type { ServerContext } from '../../../context.ts';
import {
  findSetting,
  type GameRuleRow,
  type InForceRow,
  listGameRules,
  listSettings,
  listSettingsNow,
  listToldOffs,
  type OffDoneRow,
  type SettingRow,
  sumOffRounds,
} from '../../../db/queries/game-settings.ts';
import { listProposals, type ProposalRow } from '../../../db/queries/proposals.ts';
import { consequencesOf } from './consequences.ts';
import { presentSettingProposal, presentValue, presentVersion } from './present-settings.ts';
import { settingKind } from './settings.ts';
import { gamesOfSubject, legalOfAll } from './subject.ts';

const listed = 50;

/** What is in force and was, what is proposed, and what became of what was switched off. */
export async function listSettingsOf(ctx: ServerContext): Promise<GameSettings> {
  const { db, catalogue } = ctx;
  const now = ctx.clock.now();
  const rules = new Map((await db.query<GameRuleRow>(listGameRules)).map((rule) => [rule.game_id, rule]));
  const current = await db.query<SettingRow>(listSettingsNow);
  const history = await db.query<SettingRow>(listSettings, [listed]);
  const versions = [
    ...new Set([...current, ...history].filter(({ value }) => 'from' in value).map(({ version }) => version)),
  ];
  const sums = await db.query<OffDoneRow>(sumOffRounds, [versions]);
  const told = await db.query<{ version: number; players: number }>(listToldOffs, [versions]);
  const proposals = await db.query<ProposalRow>(listProposals, [[settingKind], listed, now]);
  return {
    games: catalogue.games.map(({ id, name, provider: studio }) => {
      const rule = rules.get(id);
      const isOff = rule?.off_from != null && rule.off_from <= now;
      return {
        id,
        name,
        studio,
        isOff,
        hidden: rule?.hidden.length ?? 0,
        isNarrowed: Object.keys(rule?.limits ?? {}).length > 0,
      };
    }),
    inForce: current.map((row) => presentVersion(row, sums, told)),
    history: history.map((row) => presentVersion(row, sums, told)),
    proposals: proposals.map((row) => presentSettingProposal(row, now)),
  };
}

/** One game or studio, with what switching it off would meet now. */
export async function readSettingOf(
  ctx: ServerContext,
  subject: Subject,
): Promise<Result<GameSettingRead, 'game_unknown'>> {
  const games = gamesOfSubject(ctx, subject);
  const [first] = games;
  if (first === undefined) return fail('game_unknown');
  const parts = await Promise.all(
    settingParts.map(async (part) => {
      const [row] = await ctx.db.query<InForceRow>(findSetting, [subject.of, subject.id, part]);
      return { part, version: row?.version ?? 0, value: row?.value ?? {} };
    }),
  );
  const versionOf = (name: string) => parts.find(({ part }) => part === name)?.version ?? 0;
  return ok({
    ...subject,
    name: subject.of === 'game' ? first.name : subject.id,
    versions: { off: versionOf('off'), countries: versionOf('countries'), limits: versionOf('limits') },
    values: parts.map(({ part, value }) => presentValue(part, value)),
    legal: currencyCodes.flatMap((currency) => {
      const { min, max } = legalOfAll(games, currency);
      return min <= max ? [{ currency, min: formatAmount(min, currency), max: formatAmount(max, currency) }] : [];
    }),
    consequences: await consequencesOf(ctx.db, games, ctx.clock.now()),
  });
}
