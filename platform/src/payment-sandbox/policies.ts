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

/** A card field's frame: one script and one style of its own, no calls at all, and nobody but that page of the portal around it. */
export const framePolicy = (place: Place, around: string) =>
  policy(place, "script-src 'self'", "style-src 'self'", "form-action 'none'", `frame-ancestors ${around}`);

/** The bank's page: a form that leads back to the page of the portal that the payment was begun at. */
export const challengePolicy = (place: Place, backTo: string) =>
  policy(place, "style-src 'self'", `form-action 'self' ${new URL(backTo).origin}`, "frame-ancestors 'none'");
