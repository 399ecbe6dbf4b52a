import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { ACCESS_ROLES, roleSchema } from 'shared/contracts/role';

/** Keeps a description of every route, made from the same schemas that check the calls. */
export async function addOpenApi(api: FastifyInstance): Promise<void> {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Self-service API',
        version: '1.0.0',
        description: 'Answers and JSON bodies stand in an envelope: { "data": … }.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      security: [{ bearer: [] }],
    },
    transform: createJsonSchemaTransform({
      zodToJsonConfig: {
        unrepresentable: 'any',
        // The wire spells the roles otherwise than the portal does inside.
        override({ zodSchema, jsonSchema }) {
          if (zodSchema === roleSchema) jsonSchema.enum = [...ACCESS_ROLES];
        },
      },
    }),
  });
}
