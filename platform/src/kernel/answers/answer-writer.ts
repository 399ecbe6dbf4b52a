import { isDeepStrictEqual } from 'node:util';
import fastJson, { type Schema } from 'fast-json-stringify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { $ZodType, toJSONSchema, type JSONSchema } from 'zod/v4/core';

/**
 * Compiles a serializer for each response schema, several times faster than validating and copying before
 * `JSON.stringify`. Properties that the schema does not name are omitted; a missing property is an error. Values are
 * checked only by TypeScript and in tests (`checked`).
 *
 * Compiled when first needed: most processes answer only some of the routes.
 *
 * @param checked also serializes with full validation, and throws when the results differ
 */
export function createAnswerWriters(checked: boolean): typeof serializerCompiler {
  return route => {
    let write: Writer | undefined;
    return answer => (write ??= compile(route, checked))(answer);
  };
}

type Writer = ReturnType<typeof serializerCompiler>;

function compile(route: Parameters<typeof serializerCompiler>[0], checked: boolean): Writer {
  const writeCarefully = serializerCompiler(route);
  const shape = route.schema instanceof $ZodType ? shapeOf(route.schema) : undefined;
  if (!shape) return writeCarefully;
  const write = fastJson(shape);
  if (!checked) return write;
  return answer => {
    const careful = writeCarefully(answer);
    const written = write(answer);
    if (!isDeepStrictEqual(JSON.parse(written), JSON.parse(careful)))
      throw new Error(`${route.url} answers otherwise than it should: ${written}`);
    return written;
  };
}

/** JSON schema of the serialized value; undefined if the serialized form cannot be derived from the schema. */
function shapeOf(schema: $ZodType): Schema | undefined {
  const respelled: $ZodType[] = [];
  const described = toJSONSchema(schema, {
    io: 'output',
    unrepresentable: 'any',
    override({ zodSchema }) {
      if (changesValues(zodSchema)) respelled.push(zodSchema);
    },
  });
  return respelled.length === 0 ? simplified(described) : undefined;
}

/** Whether serialization transforms values, as the role schema does. */
function changesValues(schema: $ZodType): boolean {
  const def = schema._zod.def;
  if (def.type === 'transform') return true;
  if (def.type !== 'pipe') return false;
  const { out, reverseTransform } = def as PipeDef;
  const { values } = out._zod;
  if (!reverseTransform || !values) return true;
  return ![...values].every(value => reverseTransform(value) === value);
}

interface PipeDef {
  type: 'pipe';
  out: $ZodType;
  reverseTransform?: (value: unknown) => unknown;
}

/** The non-null schema of a nullable one; undefined for any other schema. */
function withoutNull(schema: JSONSchema.BaseSchema): JSONSchema.BaseSchema | undefined {
  const { anyOf, type } = schema;
  if (Array.isArray(type)) {
    const [one, other] = type as NonNullable<JSONSchema.BaseSchema['type']>[];
    return type.length === 2 && other === 'null' && one ? { ...schema, type: one } : undefined;
  }
  return anyOf?.length === 2 && anyOf[1]?.type === 'null' ? anyOf[0] : undefined;
}

const plainTypes = ['string', 'number', 'boolean'] as const;

/** Removes keywords that only validation needs. Undefined for a union, which needs validation to choose a branch. */
function simplified(schema: JSONSchema.BaseSchema): Schema | undefined {
  const { type, properties, items } = schema;
  const nonNull = withoutNull(schema);
  if (nonNull) {
    const shape = simplified(nonNull);
    return shape && { ...shape, nullable: true };
  }
  const plain = plainTypes.find(each => each === (type === 'integer' ? 'number' : type));
  if (plain) return { type: plain };
  if (type === 'array') {
    const shape = typeof items === 'object' && !Array.isArray(items) ? simplified(items) : undefined;
    return shape && { type, items: shape };
  }
  if (type !== 'object' || !properties || schema.additionalProperties !== false) return undefined;
  const shapes: Record<string, Schema> = {};
  for (const [name, property] of Object.entries(properties)) {
    const shape = typeof property === 'object' ? simplified(property) : undefined;
    if (!shape) return undefined;
    shapes[name] = shape;
  }
  return { type, properties: shapes, required: schema.required ?? [] };
}
