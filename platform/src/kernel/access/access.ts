import type { FailingSystem } from 'shared/contracts/api-error';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { HeldRole } from '../../database/tables/customers.ts';

/** Access rule of a route. Every route declares one in its config; only the guard reads it. */
export type Access =
  /** No token needed. With `probe`, networks that are blocked for too many failed calls are answered as well. */
  | { to: 'everyone'; isProbe?: true }
  /**
   * Any valid token; the route answers only about that person. With a role: the person needs this role or a higher one
   * at one or more customers. For routes whose request names no customer and whose answer contains no customer's data.
   */
  | { to: 'signed-in'; role?: HeldRole }
  /** Members of the customer named in the request, with this role or a higher one. */
  | {
      to: 'customer';
      /**
       * Use `in-body` only where the protocol requires it: the guard then has to read the body before it can check
       * access.
       */
      named: 'in-query' | 'in-path' | 'in-body';
      role: HeldRole;
      /** Rejects customers without a contract: 400 `CustomerIsMissingContract`. */
      needsContract?: true;
      /** Rejects administrators who are limited to certain billing accounts. */
      needsAllAccounts?: true;
    };

/** Which data invalidates a cached answer: this customer's, or that of all the person's customers. */
export type CachedBy = 'customer' | 'own-customers';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** Answers are cached until that data changes; the handler sets the latest expiry with `cacheUntil`. */
    cachedBy?: CachedBy;
    /** Name of the failing system in the route's error answers. Default: `Selfservice`. */
    system?: FailingSystem;
  }
}

/** A registered route, for tests that iterate over all routes. */
export interface DeclaredRoute {
  method: string;
  url: string;
  access: Access;
  cachedBy: CachedBy | undefined;
}

/**
 * Collects routes as they are registered. Throws for a route without an access rule, so that the API does not start.
 */
export function collectRoutes(api: FastifyInstance): DeclaredRoute[] {
  const routes: DeclaredRoute[] = [];
  api.addHook('onRoute', (route: RouteOptions) => {
    const methods = Array.isArray(route.method) ? route.method : [route.method];
    const method = methods.join(',');
    if (method === 'OPTIONS') return;
    const access = route.config?.access;
    if (!access) throw new Error(`The route ${method} ${route.url} declares no access.`);
    if (method !== 'HEAD') routes.push({ method, url: route.url, access, cachedBy: route.config?.cachedBy });
  });
  return routes;
}

/** Maximum body size in bytes. Parsing a megabyte of nested JSON blocks the process for up to a second. */
export const bodyLimit = 64 * 1024;

/** Maximum body size of routes for lists of hundreds of rows or thousands of ids, in bytes. */
export const longListBodyLimit = 1024 * 1024;

/**
 * Maximum body size of unauthenticated requests, in bytes. They are short: names and an address, a link token,
 * webhooks.
 */
const strangersBodyLimit = 32 * 1024;

/** Rejects larger bodies of unauthenticated requests before they are read. */
export function limitStrangersBodies(api: FastifyInstance): void {
  api.addHook('onRoute', (route: RouteOptions) => {
    if (route.config?.access?.to === 'everyone') route.bodyLimit = strangersBodyLimit;
  });
}
