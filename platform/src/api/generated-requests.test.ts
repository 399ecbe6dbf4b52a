import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { apiErrorSchema } from 'shared/contracts/api-error';
import * as z from 'zod/mini';
import { openTestApi, type TestApi } from '../testing/test-api.ts';

/** Raise it for a long search: `PORTAL_GENERATED_REQUESTS=20000`. */
const requests = Number(process.env['PORTAL_GENERATED_REQUESTS'] ?? 1500);

interface Parameter {
  name: string;
  in: 'query' | 'path';
  schema: { type?: string; enum?: string[]; anyOf?: { enum?: string[] }[] };
}

const strictError = z.strictObject(apiErrorSchema.shape);
const people = ['superadmin@demo.example', 'limited@demo.example', 'employee@demo.example', 'nobody'];
const ids = [
  '1001',
  '1002',
  '1003',
  '9999',
  '1001000066',
  '80011001',
  'F910000001',
  'O1001000501',
  'users',
  '..',
];

let test: TestApi;
let routes: { path: string; parameters: Parameter[] }[];
before(async () => {
  test = await openTestApi();
  const { paths } = (await test.get('/openapi.json')).json<{
    paths: Record<string, { get: { parameters?: Parameter[] } }>;
  }>();
  routes = Object.entries(paths).map(([path, { get }]) => ({ path, parameters: get.parameters ?? [] }));
});
after(() => test.close());

describe('requests made from the schemas of the API', () => {
  it(`never fail and are refused in the error shape only (${String(requests)} of them, HTTP-015)`, async () => {
    let answered = 0;
    await fc.assert(
      fc.asyncProperty(requestOf(), async ({ method, url, headers }) => {
        const answer = await test.api.inject({ method, url, headers });
        assert(answer.statusCode < 500, `${String(answer.statusCode)} ${answer.body}`);
        if (answer.statusCode === 200) answered += 1;
        if (answer.statusCode < 400 || method === 'HEAD') return;
        const body = z.parse(strictError, answer.json());
        assert.equal(body.statusCode, String(answer.statusCode));
      }),
      { numRuns: requests, seed: Number(process.env['PORTAL_GENERATED_SEED'] ?? 1) },
    );
    assert(
      answered > requests / 5,
      `only ${String(answered)} were answered: the generator makes too much rubbish`,
    );
  });
});

function requestOf() {
  const address = fc.constantFrom(...routes).chain(({ path, parameters }) =>
    fc.tuple(...parameters.map(valueOf)).map(values => {
      let filled = path;
      const query: string[] = [];
      for (const [index, parameter] of parameters.entries()) {
        for (const value of values[index] ?? []) {
          if (parameter.in === 'path') filled = filled.replace(`{${parameter.name}}`, value);
          else query.push(`${parameter.name}=${value}`);
        }
      }
      return `${filled}?${query.join('&')}`;
    }),
  );
  return fc.record({
    method: fc.oneof(
      { weight: 12, arbitrary: fc.constant('GET' as const) },
      fc.constantFrom('HEAD', 'POST', 'DELETE'),
    ),
    url: address,
    headers: fc.record({
      authorization: fc.constantFrom(...people).map(person => `Bearer ${person}`),
      'x-correlation-id': fc.oneof(fc.constant('a-1'), fc.string().map(encodeURIComponent)),
    }),
  });
}

/** Values for one parameter: mostly what its schema allows, else anything, none, or several. */
function valueOf(parameter: Parameter): fc.Arbitrary<string[]> {
  const words = parameter.schema.enum ?? parameter.schema.anyOf?.flatMap(schema => schema.enum ?? []) ?? [];
  const number = fc.oneof(fc.integer({ min: 0, max: 300 }).map(String), fc.double().map(String));
  const day = fc.date({ noInvalidDate: true }).map(date => date.toISOString().slice(0, 10));
  const anything = fc
    .oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ maxLength: 300 }),
      fc.constantFrom('%00', '\\', "'", '%', '_'),
    )
    .map(text => (text.startsWith('%') ? text : encodeURIComponent(text.toWellFormed())));
  const fitting = fc.oneof(
    fc.constantFrom(...ids),
    words.length > 0 ? fc.constantFrom(...words) : fc.constantFrom(...ids),
    parameter.schema.type === 'integer' ? number : day,
  );
  const one = fc.oneof({ weight: 4, arbitrary: fitting }, anything);
  if (parameter.in === 'path') return one.map(value => [value === '' ? '-' : value]);
  if (parameter.name === 'customerId') {
    return fc.oneof(
      { weight: 12, arbitrary: fc.constantFrom('1001', '1003').map(id => [id]) },
      fc.array(one, { maxLength: 2 }),
    );
  }
  return fc.oneof({ weight: 3, arbitrary: fc.constant<string[]>([]) }, fc.array(one, { maxLength: 3 }));
}
