import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { buildOpenApi } from '#contract/openapi.ts';

const document = buildOpenApi('https://faceup.example');
const text = JSON.stringify(document);

test('the document is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  const result = await validator.validate(JSON.parse(text));
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

test('the validator refuses a broken document', async () => {
  const broken: Record<string, unknown> = { ...JSON.parse(text), paths: { 'no-slash': { get: { responses: 5 } } } };
  expect((await new Validator().validate(broken)).valid).toBe(false);
});

test('every call is an operation under its own name, method and path', () => {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item ?? {}).map(([method, operation]) => [operation.operationId, `${method.toUpperCase()} ${path}`]),
  );
  const expected = Object.entries<Call>(calls).map(([name, call]) => [name, `${call.method} ${call.path}`]);
  expect(operations.sort()).toEqual(expected.sort());
});

test('every reference leads somewhere', () => {
  const names = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map((match) => match[1]);
  const schemas = Object.keys(document.components?.schemas ?? {});
  expect(schemas).toEqual(expect.arrayContaining([...new Set(names)]));
});

test('a money call asks for its key and names what it may fail with', () => {
  const round = document.paths?.[calls.placeRound.path]?.post;
  expect(round?.parameters).toContainEqual(expect.objectContaining({ name: 'Idempotency-Key', in: 'header' }));
  expect(round?.security).toEqual([{ session: [] }]);
  expect(round?.responses?.['402']).toMatchObject({ description: 'insufficient_funds' });
});

test('a strict body says that nothing else may be sent', () => {
  const body = document.paths?.[calls.signIn.path]?.post?.requestBody;
  expect(body).toMatchObject({
    content: {
      'application/json': { schema: { additionalProperties: false, required: ['email', 'password', 'captcha'] } },
    },
  });
});
