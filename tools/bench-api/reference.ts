/**
 * Baseline: a bare Fastify route that returns the bytes of a file.
 *
 * `node reference.ts <port> <file>`
 */
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

const [port, file = ''] = process.argv.slice(2);
const body = readFileSync(file, 'utf8');
const app = Fastify();
app.get('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(body));
await app.listen({ port: Number(port) });
process.stdout.write('reference ready\n');
