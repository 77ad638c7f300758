import { shapePromotion } from '#contract/profile/promotion-faults.ts';
import { changesBetween } from '#domain/promotions/changes.ts';
import { saveFile } from '../calls/save-file.ts';
import { afterAct } from './after-act.ts';
import { createDeskQuery } from './asked.ts';
import { callDesk, callDeskFile, type DeskAnswer, type DeskInput, type DeskResult } from './call-desk.ts';
import { createDeskChosen } from './chosen.ts';

export type ListedCampaign = DeskAnswer<'listCampaigns'>[number];
export type OpenedCampaign = DeskAnswer<'readCampaign'>;
export type CampaignFigures = DeskAnswer<'figureCampaign'>;
export type CampaignProposal = OpenedCampaign['proposals'][number];
export type CampaignCheck = DeskAnswer<'checkCampaign'>;
export type CampaignFault = OpenedCampaign['faults'][number];
type Rules = DeskInput<'saveCampaign'>['body']['rules'];

export const $campaigns = createDeskQuery(() => callDesk('listCampaigns', {}));
/** What a condition may name. */
export const $promotionNames = createDeskQuery(() => callDesk('listPromotionNames', {}));
export const $campaign = createDeskChosen((id) => callDesk('readCampaign', { params: { id } }));
const reload = () => Promise.all([$campaigns.reload(), $campaign.reload()]);

/** A document as it is typed: any part of it may be wrong yet. */
export type Draft = Readonly<Record<string, unknown>>;

/** What a new campaign begins with: half of a deposit up to a hundred euros. */
export const firstDraft: Draft = {
  id: '',
  version: 1,
  name: '',
  event: { name: 'campaign', displayName: 'Bonus' },
  validFrom: null,
  validTo: null,
  countries: { except: [] },
  currencies: 'all',
  depositsMade: null,
  segments: 'all',
  coupon: null,
  oncePer: 'player',
  reward: { kind: 'deposit', minDepositEur: '10', steps: [{ upToEur: '100', percent: 50, freeSpins: 0 }] },
  cap: null,
  wagering: {
    times: 10,
    days: 30,
    stakeMaxEur: '5',
    categories: { slots: 100, scratch: 100, lottery: 50, roulette: 20, card: 10, poker: 10, video_poker: 10 },
    games: {},
  },
  freeSpins: null,
};

type Path = string;
const keysOf = (path: Path): string[] => path.split('.');
const childOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
/** What stands at `reward.steps.0.percent`. */
export const valueAt = (draft: unknown, path: Path): unknown => keysOf(path).reduce(childOf, draft);

const put = (value: unknown, keys: readonly string[], next: unknown): unknown => {
  const [key, ...rest] = keys;
  if (key === undefined) return next;
  const child = put(childOf(value, key), rest, next);
  if (Array.isArray(value)) return value.map((one, at) => (String(at) === key ? child : one));
  const fields = { ...(typeof value === 'object' && value !== null ? value : {}) };
  return child === undefined
    ? Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key))
    : { ...fields, [key]: child };
};
/** The same document with another value there; undefined takes the field out. */
export const withValue = (draft: Draft, path: Path, next: unknown): Draft => put(draft, keysOf(path), next) as Draft;

/** What the draft says otherwise than the version that is published; nothing where none is. */
export const changesOf = ({ published, rules }: OpenedCampaign) =>
  published === null ? [] : changesBetween(published, rules);

type Read = { readonly rules: Rules } | { readonly faults: readonly CampaignFault[] };
/** What was typed as a document, or what of its shape is wrong. */
export const readDraft = (draft: Draft): Read => {
  const shaped = shapePromotion(draft);
  return shaped.ok
    ? { rules: shaped.value as Rules }
    : { faults: shaped.faults.map(({ path, ...fault }) => ({ field: path.map(String).join('.'), ...fault })) };
};

export const checkDraft = (rules: Rules) => callDesk('checkCampaign', { body: { rules } });
export const saveDraft = async (rules: Rules, revision: number) => {
  const saved = await callDesk('saveCampaign', { body: { rules, shown: { revision } } });
  if (saved.ok) await $campaign.open(saved.value.id);
  await $campaigns.reload();
  return saved;
};
export const computeFigures = (id: string, revision: number) =>
  afterAct(callDesk('figureCampaign', { params: { id }, body: { shown: { revision } } }), reload);
export const proposeCampaign = (id: string, shown: { revision: number; figures: string }, reason: string) =>
  afterAct(callDesk('proposeCampaign', { params: { id }, body: { reason, shown } }), reload);
export const approveCampaign = (
  id: string,
  { id: proposal, revision, figuresId }: CampaignProposal,
  profit: string | null,
) =>
  afterAct(
    callDesk('approveCampaign', {
      params: { id, proposal },
      body: { shown: { revision, figures: figuresId }, profit },
    }),
    reload,
  );
export const refuseCampaign = (id: string, proposal: string, note: string) =>
  afterAct(callDesk('refuseCampaign', { params: { id, proposal }, body: { note } }), reload);
export const withdrawCampaign = (id: string, proposal: string, note: string) =>
  afterAct(callDesk('withdrawCampaign', { params: { id, proposal }, body: { note } }), reload);
export const endCampaign = (id: string, version: number, reason: string) =>
  afterAct(callDesk('endCampaign', { params: { id }, body: { reason, shown: { version } } }), reload);

/** Saves the document as a file of the repository on this device. */
export const saveCampaignFile = async (id: string): Promise<DeskResult<void>> => {
  const answer = await callDeskFile('exportCampaign', { params: { id } });
  if (!answer.ok) return answer;
  saveFile(answer.value.name, answer.value.blob);
  return { ok: true, value: undefined };
};
