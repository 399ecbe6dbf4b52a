import * as z from 'zod/mini';

const node = z.looseObject({
  type: z.optional(z.string()),
  $ref: z.optional(z.string()),
  properties: z.optional(z.record(z.string(), z.unknown())),
  items: z.optional(z.unknown()),
  anyOf: z.optional(z.array(z.unknown())),
  oneOf: z.optional(z.array(z.unknown())),
  allOf: z.optional(z.array(z.unknown())),
});
const operation = z.looseObject({
  parameters: z.optional(z.array(z.looseObject({ name: z.string(), in: z.string() }))),
  requestBody: z.optional(
    z.looseObject({ content: z.record(z.string(), z.looseObject({ schema: z.unknown() })) }),
  ),
});
const description = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), operation)) });

const isId = (name: string) => /^ids?$|Ids?$/.test(name);

/** The parameters of the query and the body that are ids, by call: `POST /bulk-jobs data.subscriptionIds`. */
export function idsInCalls(openApi: unknown): string[] {
  const { paths } = z.parse(description, openApi);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters = [], requestBody }]) => {
      const call = `${method.toUpperCase()} ${path.replace('/self-service-api', '')}`;
      const inQuery = parameters
        .filter(each => each.in === 'query' && isId(each.name))
        .map(({ name }) => name);
      const bodies = Object.values(requestBody?.content ?? {});
      const inBody = bodies.flatMap(({ schema }) => idsBelow(schema));
      return [...new Set([...inQuery, ...inBody])].map(place => `${call} ${place}`);
    }),
  );
}

function idsBelow(schema: unknown, path = ''): string[] {
  const { $ref, properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = z.parse(node, schema);
  if ($ref !== undefined) throw new Error(`${$ref} is not supported.`);
  return [
    ...[...anyOf, ...oneOf, ...allOf].flatMap(each => idsBelow(each, path)),
    ...(items === undefined ? [] : idsBelow(items, path)),
    ...Object.entries(properties).flatMap(([name, below]) => {
      const here = path === '' ? name : `${path}.${name}`;
      return [...(isId(name) ? [here] : []), ...idsBelow(below, here)];
    }),
  ];
}
