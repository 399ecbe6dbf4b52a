import type { FailingSystem } from 'shared/contracts/api-error';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { HeldRole } from '../database/tables-domain.ts';

/** Who may call a route. Every route declares it in its config; the guard is the only code that reads it. */
export type Access =
  /** Anybody, without a token. A probe is answered, too, to a network whose calls have failed too often. */
  | { to: 'everyone'; isProbe?: true }
  /**
   * Anybody with a valid token; the route answers about that person only. With a role: who holds it, or a higher one, at
   * one customer at least, where the wire names no customer and what is told is nobody's.
   */
  | { to: 'signed-in'; role?: HeldRole }
  /** Members of the customer that the call names, from this role upwards. */
  | {
      to: 'customer';
      /** In the body only where the wire demands it: the guard then has to read the body of any signed-in person. */
      named: 'in-query' | 'in-path' | 'in-body';
      role: HeldRole;
      /** Refuses customers without a contract with `CustomerIsMissingContract`. */
      needsContract?: true;
      /** Refuses administrators who are limited to some billing accounts. */
      needsAllAccounts?: true;
    };

/** What may change an answer: what the customer has, or what any customer of the person's has. */
export type KeptBy = 'customer' | 'own-customers';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** Its answers are kept as long as nothing of that changes; the handler says until when at most (`keepUntil`). */
    keptBy?: KeptBy;
    /** Named as the failing system in the route's error answers; `Selfservice` unless given. */
    system?: FailingSystem;
  }
}

/** A route as the API has it, for the tests that try every one. */
export interface DeclaredRoute {
  method: string;
  url: string;
  access: Access;
  keptBy: KeptBy | undefined;
}

/**
 * Collects the routes as they are added, and refuses one without an access declaration: such a route stops the
 * API from starting.
 */
export function collectRoutes(api: FastifyInstance): DeclaredRoute[] {
  const routes: DeclaredRoute[] = [];
  api.addHook('onRoute', (route: RouteOptions) => {
    const methods = Array.isArray(route.method) ? route.method : [route.method];
    const method = methods.join(',');
    if (method === 'OPTIONS') return;
    const access = route.config?.access;
    if (!access) throw new Error(`The route ${method} ${route.url} declares no access.`);
    if (method !== 'HEAD') routes.push({ method, url: route.url, access, keptBy: route.config?.keptBy });
  });
  return routes;
}

/** Bytes. What a stranger has to say is short: a few names and an address, a secret of a link, some notifications. */
const strangersBodyLimit = 32 * 1024;

/** Refuses what is longer than a stranger's call has to be before it is read: reading it costs everybody else. */
export function limitStrangersBodies(api: FastifyInstance): void {
  api.addHook('onRoute', (route: RouteOptions) => {
    if (route.config?.access?.to === 'everyone') route.bodyLimit = strangersBodyLimit;
  });
}
