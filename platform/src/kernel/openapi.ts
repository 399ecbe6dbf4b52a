import swagger, { type SwaggerTransform } from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { apiErrorSchema } from 'shared/contracts/api-error';
import { ACCESS_ROLES, roleSchema } from 'shared/contracts/role';

/** Keeps a description of every route, made from the same schemas that check the calls. */
export async function addOpenApi(api: FastifyInstance): Promise<void> {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Self-service API',
        version: '1.0.0',
        description:
          'Answers and JSON bodies stand in an envelope: { "data": … }. Lists have an ETag; to whoever names it in If-None-Match one that is as it was is answered by 304.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      security: [{ bearer: [] }],
    },
    transform,
  });
}

const toJsonSchema: SwaggerTransform = createJsonSchemaTransform({
  zodToJsonConfig: {
    unrepresentable: 'any',
    // The wire spells the roles otherwise than the portal does inside.
    override({ zodSchema, jsonSchema }) {
      if (zodSchema === roleSchema) jsonSchema.enum = [...ACCESS_ROLES];
    },
  },
});

/** Every call can be refused or fail, and then answers in one shape (HTTP-015). */
const transform: SwaggerTransform = route => {
  const { schema } = route;
  if (schema.hide !== undefined) return toJsonSchema(route);
  const response = { ...(schema.response as object), default: errorAnswer };
  return toJsonSchema({ ...route, schema: { ...schema, response } });
};

const errorAnswer = {
  description: 'Refused or failed',
  content: { 'application/json': { schema: apiErrorSchema } },
};
