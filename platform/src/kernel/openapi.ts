import swagger, { type SwaggerTransform } from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { apiErrorSchema } from 'shared/contracts/api-error';
import { ACCESS_ROLES, roleSchema } from 'shared/contracts/role';

/** OpenAPI description of all routes, generated from their validation schemas. */
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
    // Roles are spelled differently in requests and responses than in the code.
    override({ zodSchema, jsonSchema }) {
      if (zodSchema === roleSchema) jsonSchema.enum = [...ACCESS_ROLES];
    },
  },
});

/** All requests share one error format (HTTP-015). */
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
