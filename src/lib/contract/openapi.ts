import * as z from 'zod/mini';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiOverride,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';
import { type Call, madeKeySeconds, tags } from './call.ts';
import { calls } from './calls.ts';
import { commonErrors, errorStatus } from './error-status.ts';
import { type ErrorCode, errorCodes } from './errors.ts';
import { fieldCodes } from './field-error.ts';
import { automatic, autoplay } from './games/autoplay.ts';
import { category, game, gameBet, openRound, proof, round, settledRound } from './games/entities.ts';
import { gameSession } from './games/session.ts';
import { favoriteGame } from './profile/favorites.ts';
import { profile } from './profile/profile.ts';
import { promotion } from './profile/promotions.ts';
import { fund } from './profile/wallet.ts';
import {
  amount,
  amountCharsMax,
  currencyCode,
  hex32,
  instant,
  money,
  page,
  pageMax,
  size,
  sizeMax,
  uuid,
} from './wire.ts';

const fact = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** The body of every failed call. */
const problem = z.strictObject({
  code: z.enum(errorCodes),
  message: z.string(),
  requestId: z.string(),
  fields: z.optional(z.record(z.string(), z.union([z.enum(fieldCodes), z.string()]))),
  facts: z.optional(z.record(z.string(), fact)),
});

/** Schemas that the document names once and refers to. */
const named = {
  Amount: amount,
  Category: category,
  CurrencyCode: currencyCode,
  FavoriteGame: favoriteGame,
  Fund: fund,
  Game: game,
  GameBet: gameBet,
  Automatic: automatic,
  Autoplay: autoplay,
  GameSession: gameSession,
  Hex32: hex32,
  Instant: instant,
  Money: money,
  OpenRound: openRound,
  Problem: problem,
  Profile: profile,
  Promotion: promotion,
  Proof: proof,
  Round: round,
  SettledRound: settledRound,
  Uuid: uuid,
};

type Remark = Parameters<ZodOpenApiOverride>[0]['jsonSchema'];

/** What a pattern alone does not tell a reader. */
const remarks = new Map<unknown, Remark>([
  [
    amount,
    {
      description: `Positive money in units, at most ${amountCharsMax} characters, no sign and no exponent; no finer than the currency.`,
      examples: ['12.50'],
      pattern: '^(?=.*[1-9])(?:0|[1-9]\\d*)(?:\\.\\d+)?$',
    },
  ],
  [money, { description: 'Money in units with exactly the currency’s digits.', examples: ['12.50'] }],
  [uuid, { format: 'uuid' }],
  [instant, { format: 'date-time' }],
  [hex32, { description: '32 bytes in lower-case hexadecimal.' }],
  [page, { type: 'integer', minimum: 0, maximum: pageMax, default: 0 }],
  [size, { type: 'integer', minimum: 1, maximum: sizeMax, default: 20 }],
]);

/** Zod bounds every integer by what a double holds, which tells a reader nothing. */
const override: ZodOpenApiOverride = ({ zodSchema, jsonSchema }) => {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  const remark = remarks.get(zodSchema);
  if (remark === undefined) return;
  if (remark.type === 'integer') {
    delete jsonSchema.pattern;
    delete jsonSchema.maxLength;
  }
  Object.assign(jsonSchema, remark);
};

const mediaTypes = { json: 'application/json', multipart: 'multipart/form-data', raw: 'application/octet-stream' };

const answerTypes = {
  json: 'application/json',
  events: 'text/event-stream',
  file: 'application/octet-stream',
  text: 'text/plain',
};

const typesOf = ({ answers = 'json', fileTypes = [] }: Call): readonly string[] =>
  answers === 'file' && fileTypes.length > 0 ? fileTypes : [answerTypes[answers]];

/**
 * Every code a call may answer with: its own, those every call has, and what its session, country and key imply.
 * @internal
 */
export const errorsOf = (call: Call): ErrorCode[] => {
  const own: ErrorCode[] = [...commonErrors, ...call.errors];
  if (call.session === 'player') own.push('not_signed_in');
  if (call.country === 'restricted') own.push('country_blocked');
  if (call.perDay !== undefined) own.push('too_often_today');
  if (call.idempotencyKey !== undefined) own.push('idempotency_key_missing', 'idempotency_key_reused');
  return errorCodes.filter((code) => own.includes(code));
};

/** Status → the codes that come with it, in rising order. */
export const errorsByStatus = (call: Call): [number, ErrorCode[]][] =>
  [...Map.groupBy(errorsOf(call), (code) => errorStatus[code])].sort(([a], [b]) => a - b);

const isEmpty = (call: Call) => call.response instanceof z.ZodMiniVoid;

const failures = (call: Call): ZodOpenApiResponsesObject =>
  Object.fromEntries(
    errorsByStatus(call).map(([status, codes]) => [
      String(status) as `${4 | 5}${string}`,
      {
        description: codes.join(', '),
        content: {
          'application/problem+json': {
            schema: {
              allOf: [{ $ref: '#/components/schemas/Problem' }, { properties: { code: { enum: codes } } }],
            },
          },
        },
      },
    ]),
  );

const success = (call: Call): ZodOpenApiResponsesObject =>
  isEmpty(call)
    ? { '204': { description: 'Done; no body' } }
    : {
        '200': {
          description: 'Done',
          content: Object.fromEntries(typesOf(call).map((type) => [type, { schema: call.response }])),
        },
      };

const objectOf = (schema: z.ZodMiniType | undefined) =>
  schema instanceof z.ZodMiniObject ? (schema as z.ZodMiniObject) : undefined;

const keyHeader = (need: 'required' | 'made') => ({
  name: 'Idempotency-Key',
  in: 'header' as const,
  required: need === 'required',
  description: `A UUID of the client’s making. The same key again returns the first answer.${
    need === 'made'
      ? ` Without one the same body of the same player within ${madeKeySeconds} seconds counts as the same wish, and later as another.`
      : ''
  }`,
  schema: { type: 'string' as const, format: 'uuid' },
});

const operation = (name: string, call: Call): ZodOpenApiOperationObject => {
  const path = objectOf(call.params);
  const query = objectOf(call.query);
  return {
    operationId: name,
    summary: call.summary,
    tags: [call.tag],
    security: call.session === 'player' ? [{ session: [] }] : [],
    ...((path || query) && { requestParams: { ...(path && { path }), ...(query && { query }) } }),
    ...(call.idempotencyKey !== undefined && { parameters: [keyHeader(call.idempotencyKey)] }),
    ...((call.body || call.bodyType === 'raw') && {
      requestBody: {
        required: true,
        content: { [mediaTypes[call.bodyType ?? 'json']]: { schema: call.body ?? {} } },
      },
    }),
    responses: { ...success(call), ...failures(call) },
  };
};

const paths = (): Record<string, Record<string, ZodOpenApiOperationObject>> => {
  const byPath = Map.groupBy(Object.entries<Call>(calls), ([, call]) => call.path);
  return Object.fromEntries(
    [...byPath].map(([path, entries]) => [
      path,
      Object.fromEntries(entries.map(([name, call]) => [call.method.toLowerCase(), operation(name, call)])),
    ]),
  );
};

/** The OpenAPI 3.1 document of the whole contract, served or not. `origin`: where it is served, e.g. `https://host`. */
export const buildOpenApi = (origin?: string) =>
  createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'Faceup',
        version: '1.0.0',
        description:
          'Every call of Faceup. Bodies are strict: an unknown field is refused; a field that may be left out may come as null or empty instead. Money is a decimal string in units. ' +
          `Where a call moves money or takes a promotion, the header Idempotency-Key says which wish it is; where it may be left out, the same body within ${madeKeySeconds} seconds is one wish.`,
      },
      ...(origin !== undefined && { servers: [{ url: origin }] }),
      tags: tags.map((name) => ({ name })),
      paths: paths(),
      components: {
        schemas: named,
        securitySchemes: {
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: '__Host-faceup_session',
            description: 'Set by signing in; without https its name is `faceup_session`.',
          },
        },
      },
    },
    { override },
  );
