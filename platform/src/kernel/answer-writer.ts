import { isDeepStrictEqual } from 'node:util';
import fastJson, { type Schema } from 'fast-json-stringify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { $ZodType, toJSONSchema, type JSONSchema } from 'zod/v4/core';

/**
 * Makes the writers of answers from the contracts' schemas: functions compiled for their shape, several times quicker
 * than checking and copying an answer before it is written. What a schema does not name is left out, and an answer
 * that lacks something is an error, as ever; the values themselves are TypeScript's to check, and the tests' (`checked`).
 *
 * @param checked writes everything in the careful way as well, and fails when the two differ
 */
export function createAnswerWriters(checked: boolean): typeof serializerCompiler {
  return route => {
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
  };
}

/** The shape of what a schema writes; undefined where the shape alone does not say it. */
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

/** Whether a schema spells values otherwise on the wire, as that of roles does. */
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

/** What a nullable value is when it is not null; undefined for any other schema. */
function withoutNull(schema: JSONSchema.BaseSchema): JSONSchema.BaseSchema | undefined {
  const { anyOf, type } = schema;
  if (Array.isArray(type)) {
    const [one, other] = type as NonNullable<JSONSchema.BaseSchema['type']>[];
    return type.length === 2 && other === 'null' && one ? { ...schema, type: one } : undefined;
  }
  return anyOf?.length === 2 && anyOf[1]?.type === 'null' ? anyOf[0] : undefined;
}

const plainTypes = ['string', 'number', 'boolean'] as const;

/** A description without what only a check needs. Undefined for a union, which only a check could decide. */
function simplified(schema: JSONSchema.BaseSchema): Schema | undefined {
  const { type, properties, items } = schema;
  const given = withoutNull(schema);
  if (given) {
    const shape = simplified(given);
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
