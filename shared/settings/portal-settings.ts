/**
 * The portal's settings at run time: at which hosts it is which environment, and what the page has to know there. The
 * shell's origin tells them to its page as `settings.json`; the origins and the platform read the same file.
 */
import * as z from 'zod/mini';
import { describeIssue, parseSettings, type Settings } from './public-settings.ts';

/** ENV-009: the modes that rules refer to. */
export const modes = ['production', 'preproduction', 'development', 'test', 'end-to-end', 'offline'] as const;
export type Mode = (typeof modes)[number];

/** The themes that the style sheets have. */
export const brands = ['lyng', 'callme', 'legacy'] as const;
export type Brand = (typeof brands)[number];

const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

const origins = z.array(
  z.string().check(z.refine(isOrigin, { error: 'is not an origin such as https://remotes.example' })),
);

/** `*` stands for letters, digits and hyphens within one part of a name, `{number}` for one to six digits. */
const host = z
  .string()
  .check(z.regex(/^(?:[a-z0-9.-]|\*|\{number\})+$/, { error: 'is not a host name in small letters' }));

const portalSettingsSchema = z.strictObject({
  environments: z.array(
    z.strictObject({
      mode: z.enum(modes),
      hosts: z.array(host).check(z.minLength(1)),
      /** Left out: the first of the brands (SHL-009). */
      brand: z.optional(z.enum(brands)),
      /** Where remotes may come from, beside the page's own origin. */
      remoteOrigins: z.optional(origins),
      /** Of the card-payment provider, for the security policy, where `cardPaymentUrl` is not all. */
      paymentOrigins: z.optional(origins),
      settings: z.unknown(),
    }),
  ),
});

export type PortalSettings = z.infer<typeof portalSettingsSchema>;
export type PortalEnvironment = PortalSettings['environments'][number];

/** A file of which every environment's settings are known to be good. */
export interface CheckedPortalSettings {
  readonly environments: readonly (PortalEnvironment & { readonly settings: Settings })[];
}

/** Checks all but the settings of each environment, which only count at its hosts. Throws an Error that names what is wrong. */
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

/** Checks everything: for whoever serves the file, before anybody opens the page. */
export const checkPortalSettings = (candidate: unknown): CheckedPortalSettings => ({
  environments: parsePortalSettings(candidate).environments.map(each => ({
    ...each,
    settings: settingsFor(each),
  })),
});

/** Anchored, so that no longer name can pass for one. `prefix` is what stands before the name, as it is. */
export const patternOf = (name: string, prefix = ''): RegExp =>
  new RegExp(
    `^${prefix}${name.replaceAll(/\.|\*|\{number\}/g, part => (part === '.' ? '\\.' : part === '*' ? '[a-z0-9-]+' : '\\d{1,6}'))}$`,
  );

/** The environment of a host; the first one counts, undefined when no host of any matches. */
export const environmentAt = <Environment extends Pick<PortalEnvironment, 'hosts'>>(
  { environments }: { readonly environments: readonly Environment[] },
  hostname: string,
): Environment | undefined =>
  environments.find(({ hosts }) => hosts.some(each => patternOf(each).test(hostname)));
