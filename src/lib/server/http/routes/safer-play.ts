import { ok } from '#domain/result.ts';
import { saveAssessment } from '../../services/safer-play/assessment.ts';
import { exclude, takeTimeOut } from '../../services/safer-play/breaks.ts';
import { cancelLimitChange, confirmLimit, declineLimits, setLimit } from '../../services/safer-play/limits.ts';
import { ownMarkers } from '../../services/safer-play/markers/own-markers.ts';
import { acknowledgeRealityCheck, playSession, setRealityCheck } from '../../services/safer-play/play-session.ts';
import { saferPlay } from '../../services/safer-play/read.ts';
import { lastReceipt } from '../../services/safer-play/receipts.ts';
import type { RoutesOf } from '../route.ts';

export const saferPlayRoutes: RoutesOf<
  | 'readSaferPlay'
  | 'setLimit'
  | 'confirmLimit'
  | 'cancelLimitChange'
  | 'declineLimits'
  | 'takeTimeOut'
  | 'setRealityCheck'
  | 'readPlaySession'
  | 'acknowledgeRealityCheck'
  | 'readPlayReceipt'
  | 'saveAssessment'
  | 'readMarkers'
  | 'selfExclude'
> = {
  readSaferPlay: {
    rate: 'ordinary',
    handle: async ({ ctx, session }) => ok(await saferPlay(ctx, session)),
  },
  setLimit: {
    rate: 'ordinary',
    handle: ({ ctx, caller, session, body }) => setLimit(ctx, caller, session, body),
  },
  confirmLimit: {
    rate: 'ordinary',
    handle: ({ ctx, caller, session, body }) => confirmLimit(ctx, caller, session, body),
  },
  cancelLimitChange: {
    rate: 'ordinary',
    handle: ({ ctx, caller, session, params }) => cancelLimitChange(ctx, caller, session, params),
  },
  declineLimits: {
    rate: 'ordinary',
    handle: ({ ctx, caller, session }) => declineLimits(ctx, caller, session),
  },
  takeTimeOut: {
    rate: 'ordinary',
    handle: ({ ctx, caller, session, body }) => takeTimeOut(ctx, caller, session.playerId, body.period),
  },
  setRealityCheck: {
    rate: 'ordinary',
    handle: ({ ctx, caller, session, body }) => setRealityCheck(ctx, caller, session, body.minutes),
  },
  readPlaySession: {
    rate: 'play',
    handle: async ({ ctx, session }) => ok(await playSession(ctx, session)),
  },
  readPlayReceipt: {
    rate: 'ordinary',
    handle: async ({ ctx, session }) => ok(await lastReceipt(ctx, session)),
  },
  acknowledgeRealityCheck: {
    rate: 'play',
    handle: ({ ctx, session }) => acknowledgeRealityCheck(ctx, session),
  },
  saveAssessment: {
    rate: 'ordinary',
    handle: async ({ ctx, session, body }) => ok(await saveAssessment(ctx, session, body.answers)),
  },
  readMarkers: {
    rate: 'ordinary',
    handle: async ({ ctx, session }) => ok(await ownMarkers(ctx, session)),
  },
  selfExclude: {
    rate: 'ordinary',
    async handle({ ctx, caller, session, body, signOut }) {
      const excluded = await exclude(ctx, caller, session.playerId, body.selfExcludePeriod);
      if (excluded.ok) signOut();
      return excluded;
    },
  },
};
