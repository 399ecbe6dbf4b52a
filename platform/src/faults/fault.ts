import * as z from 'zod/mini';

/** Services whose requests can be made to fail. */
const faultServices = ['api', 'identity', 'toggles', 'remotes', 'payments'] as const;

/**
 * What goes wrong with matching requests. `*` in `path` matches any text; a path without `?` is compared without the
 * query. Without a status the request is only delayed, then answered normally; `drop` cuts the connection; without
 * `times` it applies until cleared.
 */
export const faultSchema = z.strictObject({
  service: z.enum(faultServices),
  method: z.optional(z.string().check(z.regex(/^([A-Za-z]+|\*)$/, 'must be an HTTP method or *'))),
  path: z.string().check(z.minLength(1, 'must not be empty')),
  port: z.optional(z.int()),
  status: z.optional(z.int().check(z.gte(200), z.lte(599))),
  body: z.optional(z.unknown()),
  headers: z.optional(z.record(z.string(), z.string())),
  delayMs: z._default(z.int().check(z.gte(0), z.lte(600_000)), 0),
  drop: z._default(z.boolean(), false),
  times: z.optional(z.int().check(z.gte(1))),
});

export type Fault = z.infer<typeof faultSchema>;

/** A request as used for matching faults. */
export const faultRequestSchema = z.strictObject({
  service: z.enum(faultServices),
  method: z.string(),
  path: z.string(),
  port: z.optional(z.int()),
});

export type FaultRequest = z.infer<typeof faultRequestSchema>;

/** The fault to apply to a matching request. */
export type FaultEffect = Pick<Fault, 'status' | 'body' | 'headers' | 'delayMs' | 'drop'>;

/** Asks whether a request should fail; each match counts `times` down by one. */
export interface FaultSource {
  match(request: FaultRequest): FaultEffect | undefined | Promise<FaultEffect | undefined>;
}
