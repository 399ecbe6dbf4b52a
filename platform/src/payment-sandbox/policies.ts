import type { SandboxContext } from './sandbox-context.ts';

type Place = Pick<SandboxContext, 'reportUrl'>;

const policy = ({ reportUrl }: Place, ...directives: string[]) =>
  [
    "default-src 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...directives,
    `report-uri ${reportUrl}`,
  ].join('; ');

/**
 * Policy of a card field's frame: one script and one style of its own, no requests, and only that portal page may embed
 * it.
 */
export const framePolicy = (place: Place, around: string) =>
  policy(place, "script-src 'self'", "style-src 'self'", "form-action 'none'", `frame-ancestors ${around}`);

/** Policy of the bank's page: a form that may only lead back to the portal page where the payment was started. */
export const challengePolicy = (place: Place, backTo: string) =>
  policy(place, "style-src 'self'", `form-action 'self' ${new URL(backTo).origin}`, "frame-ancestors 'none'");
