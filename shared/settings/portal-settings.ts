/**
 * Runtime settings of the portal: the environments by host, and the settings of the page in each. The shell's
 * origin serves them as `settings.json`; the origins and the platform read the same file.
 */
import * as z from 'zod/mini';
import { describeIssue, parseSettings, type Settings } from './public-settings.ts';

/** ENV-009: the modes used in rules. */
export const modes = ['production', 'preproduction', 'development', 'test', 'end-to-end', 'offline'] as const;
export type Mode = (typeof modes)[number];

/** The themes that have a style sheet. */
export const brands = ['lyng', 'callme', 'legacy'] as const;
export type Brand = (typeof brands)[number];

const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

const origins = z.array(
  z.string().check(z.refine(isOrigin, { error: 'is not an origin such as https://remotes.example' })),
);

/**
 * `*` matches letters, digits and hyphens within one label of a host name, `{number}` matches one to six
 * digits.
 */
const host = z
  .string()
  .check(z.regex(/^(?:[a-z0-9.-]|\*|\{number\})+$/, { error: 'is not a host name in small letters' }));

const portalSettingsSchema = z.strictObject({
  environments: z.array(
    z.strictObject({
      mode: z.enum(modes),
      hosts: z.array(host).check(z.minLength(1)),
      /** Default: the first brand (SHL-009). */
      brand: z.optional(z.enum(brands)),
      /** Allowed origins of remotes, in addition to the page's own. */
      remoteOrigins: z.optional(origins),
      /**
       * Origins of the card-payment provider for the Content Security Policy, in addition to
       * `cardPaymentUrl`.
       */
      paymentOrigins: z.optional(origins),
      settings: z.unknown(),
    }),
  ),
});

export type PortalSettings = z.infer<typeof portalSettingsSchema>;
export type PortalEnvironment = PortalSettings['environments'][number];

/** A settings file in which every environment is validated. */
export interface CheckedPortalSettings {
  readonly environments: readonly (PortalEnvironment & { readonly settings: Settings })[];
}

/**
 * Validates everything except the settings of each environment, which only matter at its hosts. Throws an
 * Error that names the fault.
 */
export const parsePortalSettings = (candidate: unknown): PortalSettings => {
  const parsed = z.safeParse(portalSettingsSchema, candidate);
  if (parsed.success) return parsed.data;
  throw new Error(`settings.json is not valid. ${parsed.error.issues.map(describeIssue).join('; ')}`);
};

const settingsFor = ({ hosts, settings }: PortalEnvironment): Settings => {
  try {
    return parseSettings(settings);
  } catch (error) {
    throw new Error(`At ${hosts[0] ?? ''}: ${(error as Error).message}`, { cause: error });
  }
};

/** Validates everything: for the server of the file, before anybody opens the page. */
export const checkPortalSettings = (candidate: unknown): CheckedPortalSettings => ({
  environments: parsePortalSettings(candidate).environments.map(each => ({
    ...each,
    settings: settingsFor(each),
  })),
});

/** Anchored, so that longer host names do not match. `prefix` is literal text before the name. */
export const patternOf = (name: string, prefix = ''): RegExp =>
  new RegExp(
    `^${prefix}${name.replaceAll(/\.|\*|\{number\}/g, part => (part === '.' ? '\\.' : part === '*' ? '[a-z0-9-]+' : '\\d{1,6}'))}$`,
  );

/** The environment of a host; the first match wins, undefined without a match. */
export const environmentAt = <Environment extends Pick<PortalEnvironment, 'hosts'>>(
  { environments }: { readonly environments: readonly Environment[] },
  hostname: string,
): Environment | undefined =>
  environments.find(({ hosts }) => hosts.some(each => patternOf(each).test(hostname)));
