import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';

const types = {
  'field.js': 'text/javascript; charset=utf-8',
  'field.css': 'text/css; charset=utf-8',
  'challenge.css': 'text/css; charset=utf-8',
  'da-DK.json': 'application/json; charset=utf-8',
} as const;

/** A placeholder without brand logos, which the sandbox has no right to use. */
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="26" viewBox="0 0 40 26"><rect x=".5" y=".5" width="39" height="25" rx="3.5" fill="#f3eff8" stroke="#857d8d"/><path d="M0 7h40v5H0z" fill="#6a3d9a"/></svg>';

/** Other images of the library, such as the lock on its button: empty, in the same size. */
const blank = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"/>';

/** The files of the sandbox's own pages, and the texts and images the library fetches. */
export async function addAssets(app: FastifyInstance): Promise<void> {
  for (const [name, type] of Object.entries(types)) {
    const content = await readFile(new URL(`./assets/${name}`, import.meta.url));
    const path = name.endsWith('.json')
      ? `/checkoutshopper/sdk/:version/translations/${name}`
      : `/assets/${name}`;
    app.get(path, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=300').type(type).send(content),
    );
  }
  app.get<{ Params: { '*': string } }>('/checkoutshopper/images/*', ({ params }, reply) =>
    reply
      .headers({ 'cache-control': 'public, max-age=300', 'cross-origin-resource-policy': 'cross-origin' })
      .type('image/svg+xml')
      .send(params['*'].startsWith('logos/') ? logo : blank),
  );
}
