/**
 * The registry: the remotes, the current release of each, and the titles, menu and search entries that the shell shows
 * before any of their code is loaded. Served `no-cache` by the shell's origin as `remotes.json`.
 *
 * The shell parses it with {@link registrySchema}; the tools write it with the same schema.
 */
import * as z from 'zod/mini';
import { fileInFolder, releaseIntegritySchema } from './integrity.ts';

const identifier = z.string().check(z.regex(/^mfe-[a-z][a-z0-9-]{0,40}$/));
const semanticVersion = z.string().check(z.regex(/^\d+\.\d+\.\d+$/));
const contractRange = z.string().check(z.regex(/^\^?\d+\.\d+\.\d+$/));

/** Path of a page below the customer, with placeholders and a query: no dots, so that it cannot lead out of the portal. */
const pagePath = z.string().check(z.regex(/^[a-z0-9-]+(?:\/:?[\w-]+)*(?:\?[\w&=:-]*)?$/));

/** One immutable build of a remote. `manifest` is an absolute address. */
export const releaseSchema = z.object({
  version: semanticVersion,
  buildId: z.string().check(z.regex(/^[A-Za-z0-9_-]{6,64}$/)),
  manifest: z.url(),
  /** Contract versions that the build works with, as a caret range or an exact version: `^1.0.0`. */
  contract: contractRange,
  /** A range of the next major version, if the build works with both shells. */
  nextContract: z.optional(contractRange),
  /** Only missing from dev servers: a production shell refuses a release without it. */
  integrity: z.optional(releaseIntegritySchema),
  /**
   * Scripts and styles of its first page, relative to its folder, so that the shell requests them in parallel. Missing from
   * dev servers and old releases: the shell then loads them one after the other.
   */
  firstPage: z.optional(z.array(fileInFolder)),
});

/** Who sees a menu entry: all given conditions must hold. */
export const menuConditionSchema = z.object({
  roles: z.optional(z.array(z.enum(['User', 'Admin', 'Superadmin']))),
  contract: z.optional(z.literal(true)),
  /** Only users with access to all billing accounts. */
  allAccounts: z.optional(z.literal(true)),
  toggle: z.optional(z.string()),
});

/** A menu entry of a remote. `path` is relative to the customer. */
export const menuEntrySchema = z.object({
  key: z.string().check(z.minLength(1)),
  heading: z.string().check(z.minLength(1)),
  description: z.string(),
  icon: z.string(),
  path: pagePath,
  /** Position in the menu among the entries of all remotes and the shell. */
  order: z.number(),
  condition: z.optional(menuConditionSchema),
});

/** Page title by route pattern, relative to the customer, in react-router's notation. */
export const pageTitleSchema = z.object({
  pattern: z.string().check(z.minLength(1)),
  title: z.string().check(z.minLength(1)),
});

/**
 * Links and labels of one kind of hit (`SearchKind` of contracts/search) in the global search. Placeholders such as `:id` in
 * a path or label are filled from the hit: shell/src/search/hit-fields.ts.
 */
export const searchHitsSchema = z.object({
  kind: z.string(),
  heading: z.string(),
  icon: z.string(),
  path: pagePath,
  /** Link to all hits; `:query` is replaced by the search text. */
  all: z.object({ label: z.string(), path: pagePath }),
  /** Labels of statuses that are shown next to a hit. */
  statuses: z.optional(z.record(z.string(), z.string())),
});

/** An action in the search: on its own, or for a hit of `kind` that has all placeholders of its label and path. */
export const searchActionSchema = z.object({
  label: z.string(),
  /** Synonyms. */
  words: z.optional(z.string()),
  icon: z.string(),
  path: pagePath,
  kind: z.optional(z.string()),
  /** Only for hits whose `actions` include it, and with one of these statuses. */
  allowed: z.optional(z.string()),
  statuses: z.optional(z.array(z.string())),
  condition: z.optional(menuConditionSchema),
  /** Also a shortcut on the front page; one for a hit opens the search. */
  shortcut: z.optional(z.boolean()),
});

/** A remote's `remote.json`; one for all its releases on the page. */
export const remoteDescriptionSchema = z.object({
  id: identifier,
  contract: releaseSchema.shape.contract,
  nextContract: releaseSchema.shape.nextContract,
  /** First path segments below the customer that belong to this remote. */
  paths: z.array(z.string().check(z.regex(/^[a-z0-9-]+$/))).check(z.minLength(1)),
  titles: z.array(pageTitleSchema),
  menu: z.array(menuEntrySchema),
  /** Its part of the global search, in addition to its menu entries. */
  search: z.optional(z.object({ hits: z.array(searchHitsSchema), actions: z.array(searchActionSchema) })),
});

/** Which customers get a canary release: a share of all (always the same ones), named ones, or by a toggle. */
export const canaryRuleSchema = z.union([
  z.strictObject({ percent: z.number().check(z.gt(0), z.lte(100)) }),
  z.strictObject({ customers: z.array(z.string().check(z.minLength(1))).check(z.minLength(1)) }),
  z.strictObject({ toggle: z.string().check(z.minLength(1)) }),
]);

/** A release that some customers run instead of the current one. */
export const canarySchema = z.object({ release: releaseSchema, rule: canaryRuleSchema });

/** The part of `remote.json` that is copied into the registry. */
export const drawnRemoteSchema = z.omit(remoteDescriptionSchema, { contract: true, nextContract: true });

/** A remote in the registry. */
export const registeredRemoteSchema = z.extend(drawnRemoteSchema, {
  current: releaseSchema,
  previous: z.optional(releaseSchema),
  canary: z.optional(canarySchema),
});

/** The whole registry file. */
export const registrySchema = z.object({
  schemaVersion: z.literal(1),
  /** Time of the last write. Never decreases, so that browsers recognise an older file. */
  writtenAt: z.optional(z.iso.datetime()),
  /** Contract version of the deployed shell; `publish` and `rollback` check it. */
  shell: z.optional(z.object({ contract: semanticVersion })),
  remotes: z.array(registeredRemoteSchema),
});

export type Release = z.infer<typeof releaseSchema>;
export type CanaryRule = z.infer<typeof canaryRuleSchema>;
export type MenuCondition = z.infer<typeof menuConditionSchema>;
export type MenuEntry = z.infer<typeof menuEntrySchema>;
export type SearchHits = z.infer<typeof searchHitsSchema>;
export type SearchAction = z.infer<typeof searchActionSchema>;
export type RemoteDescription = z.infer<typeof remoteDescriptionSchema>;
export type RegisteredRemote = z.infer<typeof registeredRemoteSchema>;
export type Registry = z.infer<typeof registrySchema>;
