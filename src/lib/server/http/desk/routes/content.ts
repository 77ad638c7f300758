import { ok } from '#domain/result.ts';
import { buildPagesAgain } from '../../../services/desk/content/pages.ts';
import { readPreviewPlayer } from '../../../services/desk/content/player.ts';
import { previewText } from '../../../services/desk/content/preview.ts';
import {
  approveText,
  proposeTakeBack,
  proposeText,
  refuseText,
  withdrawText,
} from '../../../services/desk/content/publish.ts';
import { listTexts, readText, readVersion } from '../../../services/desk/content/read.ts';
import { checkText, saveText } from '../../../services/desk/content/write.ts';
import type { DeskRoutesOf } from '../desk-route.ts';

/** A text of the most letters, each written as JSON writes the longest. */
const bodyBytesMax = 320 * 1024;

/** A check may wait for the one before it. */
const checkDeadlineMs = 20_000;

export const contentRoutes: DeskRoutesOf<
  | 'listTexts'
  | 'readText'
  | 'readTextVersion'
  | 'checkText'
  | 'saveText'
  | 'proposeText'
  | 'proposeTakeBack'
  | 'approveText'
  | 'buildPagesAgain'
  | 'refuseText'
  | 'withdrawText'
  | 'previewText'
  | 'readPreviewPlayer'
> = {
  listTexts: { handle: async ({ ctx }) => ok(await listTexts(ctx)) },
  readText: { handle: ({ ctx, query }) => readText(ctx, query.path) },
  readTextVersion: { handle: ({ ctx, query }) => readVersion(ctx, query.path, Number(query.number)) },
  checkText: {
    bodyBytesMax,
    deadlineMs: checkDeadlineMs,
    handle: ({ ctx, actor, body }) => checkText(ctx, actor, body.path, body.source),
  },
  saveText: { bodyBytesMax, handle: ({ ctx, actor, body }) => saveText(ctx, actor, body) },
  proposeText: {
    deadlineMs: checkDeadlineMs,
    handle: ({ ctx, actor, body }) =>
      proposeText(ctx, actor, { ...body, startsAt: body.startsAt === null ? null : new Date(body.startsAt) }),
  },
  proposeTakeBack: {
    deadlineMs: checkDeadlineMs,
    handle: ({ ctx, actor, body }) =>
      proposeTakeBack(ctx, actor, { path: body.path, reason: body.reason, release: body.shown.release }),
  },
  approveText: { deadlineMs: checkDeadlineMs, handle: ({ ctx, actor, params }) => approveText(ctx, actor, params.id) },
  buildPagesAgain: { handle: async ({ ctx, actor }) => ok(await buildPagesAgain(ctx, actor)) },
  refuseText: { handle: ({ ctx, actor, params, body }) => refuseText(ctx, actor, params.id, body.note) },
  withdrawText: { handle: ({ ctx, actor, params, body }) => withdrawText(ctx, actor, params.id, body.note) },
  previewText: {
    deadlineMs: checkDeadlineMs,
    handle: ({ ctx, actor, query }) => previewText(ctx, actor, { ...query, number: Number(query.number) }),
  },
  readPreviewPlayer: {
    async handle({ ctx, params, query, saw }) {
      const found = await readPreviewPlayer(ctx, params.id, query.day);
      saw({ players: found.ok ? [params.id] : [] });
      return found;
    },
  },
};
