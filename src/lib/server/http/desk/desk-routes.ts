import type { DeskRouteTable } from './desk-route.ts';
import { affiliateRoutes } from './routes/affiliates.ts';
import { affiliateAgreementRoutes, webhookAgreementRoutes } from './routes/agreements.ts';
import { auditRoutes } from './routes/audit.ts';
import { campaignRoutes } from './routes/campaigns.ts';
import { cashierRoutes } from './routes/cashier.ts';
import { deskChatRoutes } from './routes/chats.ts';
import { contentRoutes } from './routes/content.ts';
import { correctionRoutes } from './routes/corrections.ts';
import { depositRoutes } from './routes/deposits.ts';
import { deskGameRoutes } from './routes/games.ts';
import { grantRoutes } from './routes/grants.ts';
import { paperRoutes } from './routes/papers.ts';
import { playerActRoutes } from './routes/player-acts.ts';
import { playerRoutes } from './routes/players.ts';
import { reportRoutes } from './routes/reports.ts';
import { riskRoutes } from './routes/risk.ts';
import { deskSaferPlayRoutes } from './routes/safer-play.ts';
import { staffRoutes } from './routes/staff.ts';
import { todayRoutes } from './routes/today.ts';
import { webhookRoutes } from './routes/webhooks.ts';

/** Every call of the desk and how it is served. */
export const deskRouteTable: DeskRouteTable = {
  ...staffRoutes,
  ...auditRoutes,
  ...playerRoutes,
  ...playerActRoutes,
  ...cashierRoutes,
  ...depositRoutes,
  ...deskGameRoutes,
  ...affiliateRoutes,
  ...affiliateAgreementRoutes,
  ...webhookAgreementRoutes,
  ...webhookRoutes,
  ...paperRoutes,
  ...deskChatRoutes,
  ...grantRoutes,
  ...campaignRoutes,
  ...deskSaferPlayRoutes,
  ...todayRoutes,
  ...correctionRoutes,
  ...reportRoutes,
  ...riskRoutes,
  ...contentRoutes,
};
