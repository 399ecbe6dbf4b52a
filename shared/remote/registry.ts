/**
 * The registry: which remotes exist, which release of each is current, and what the shell draws for them
 * before any of their code is loaded. Served `no-cache` by the shell's origin as `remotes.json`.
 *
 * The shell parses it with {@link registrySchema}; the tools write it with the same schema.
 */
import * as z from 'zod/mini';
import { releaseIntegritySchema } from './integrity.ts';

const identifier = z.string().check(z.regex(/^mfe-[a-z][a-z0-9-]{0,40}$/));
const semanticVersion = z.string().check(z.regex(/^\d+\.\d+\.\d+$/));
const contractRange = z.string().check(z.regex(/^\^?\d+\.\d+\.\d+$/));

/** Path of a file in its release's folder: none leads out of it. */
const fileInFolder = z.string().check(z.regex(/^(?!.*\.\.)[\w~-][\w~./-]*$/));

/** One immutable build of a remote. `manifest` is an absolute address. */
export const releaseSchema = z.object({
  version: semanticVersion,
  buildId: z.string().check(z.regex(/^[A-Za-z0-9_-]{6,64}$/)),
  manifest: z.url(),
  /** Range of contract versions that the build works with, in caret or exact form: `^1.0.0`. */
  contract: contractRange,
  /** The same of the next major version, where it works with both: it is released before that shell, and goes on after. */
  nextContract: z.optional(contractRange),
  /** Left out by dev servers alone: the shell of a production build refuses a release without it. */
  integrity: z.optional(releaseIntegritySchema),
  /**
   * Scripts and styles that its first page needs, by their paths in its folder, so that a shell asks for all of them at
   * once. Left out by dev servers and by releases of before: the shell then finds them one after the other.
   */
  firstPage: z.optional(z.array(fileInFolder)),
});

/** Who sees a menu entry. All that is named must hold; nothing named means everybody. */
export const menuConditionSchema = z.object({
  roles: z.optional(z.array(z.enum(['User', 'Admin', 'Superadmin']))),
  contract: z.optional(z.literal(true)),
  /** Nobody who reaches only some of the billing accounts. */
  allAccounts: z.optional(z.literal(true)),
  toggle: z.optional(z.string()),
});

/** A menu entry of a remote; the shell draws it. `path` is relative to the customer. */
export const menuEntrySchema = z.object({
  key: z.string().check(z.minLength(1)),
  heading: z.string().check(z.minLength(1)),
  description: z.string(),
  icon: z.string(),
  path: z.string().check(z.minLength(1)),
  /** Position in the menu, ascending over all remotes and the shell's own entries. */
  order: z.number(),
  condition: z.optional(menuConditionSchema),
});

/** Title of a page by route pattern relative to the customer, in react-router's notation. */
export const pageTitleSchema = z.object({
  pattern: z.string().check(z.minLength(1)),
  title: z.string().check(z.minLength(1)),
});

/**
 * Where hits of a kind (`SearchKind` of contracts/search) lead from the search across areas, and what they are called there.
 * `:id` and its like in a path or a label stand for what the hit has: shell/src/search/hit-fields.ts.
 */
export const searchHitsSchema = z.object({
  kind: z.string(),
  heading: z.string(),
  icon: z.string(),
  path: z.string(),
  /** Where all hits are, and what the link there says. `:query` stands for the text. */
  all: z.object({ label: z.string(), path: z.string() }),
  /** Words for the statuses that are worth showing beside a hit. */
  statuses: z.optional(z.record(z.string(), z.string())),
});

/** Something that can be done from the search: on its own, or with a hit of `kind` that has all its label and path name. */
export const searchActionSchema = z.object({
  label: z.string(),
  /** Other words that people call it by. */
  words: z.optional(z.string()),
  icon: z.string(),
  path: z.string(),
  kind: z.optional(z.string()),
  /** Only with hits whose `actions` has it, and whose status is one of these. */
  allowed: z.optional(z.string()),
  statuses: z.optional(z.array(z.string())),
  condition: z.optional(menuConditionSchema),
  /** Also among the shortcuts of the front page: one with a hit opens the search and asks which. */
  shortcut: z.optional(z.boolean()),
});

/** What a remote says of itself in its `remote.json`, the same for all its releases on the page. */
export const remoteDescriptionSchema = z.object({
  id: identifier,
  contract: releaseSchema.shape.contract,
  nextContract: releaseSchema.shape.nextContract,
  /** First path segments below the customer that belong to this remote. */
  paths: z.array(z.string().check(z.regex(/^[a-z0-9-]+$/))).check(z.minLength(1)),
  titles: z.array(pageTitleSchema),
  menu: z.array(menuEntrySchema),
  /** What it brings to the search across areas, beside its menu entries. */
  search: z.optional(z.object({ hits: z.array(searchHitsSchema), actions: z.array(searchActionSchema) })),
});

/** Which customers try a release first: a share of all (the same ones every time), the named ones, or a toggle's. */
export const canaryRuleSchema = z.union([
  z.strictObject({ percent: z.number().check(z.gt(0), z.lte(100)) }),
  z.strictObject({ customers: z.array(z.string().check(z.minLength(1))).check(z.minLength(1)) }),
  z.strictObject({ toggle: z.string().check(z.minLength(1)) }),
]);

/** A release that some customers run in place of the current one. */
export const canarySchema = z.object({ release: releaseSchema, rule: canaryRuleSchema });

/** What the registry takes over from a description. */
export const drawnRemoteSchema = z.omit(remoteDescriptionSchema, { contract: true, nextContract: true });

/** A remote as the registry lists it. */
export const registeredRemoteSchema = z.extend(drawnRemoteSchema, {
  current: releaseSchema,
  previous: z.optional(releaseSchema),
  canary: z.optional(canarySchema),
});

/** The whole registry file. */
export const registrySchema = z.object({
  schemaVersion: z.literal(1),
  /** When it was written last. Never goes back, so that a browser can tell an older file from a newer one. */
  writtenAt: z.optional(z.iso.datetime()),
  /** The shell that is deployed, by the contract that its remotes can rely on; `publish` and `rollback` go by it. */
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
