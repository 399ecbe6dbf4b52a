import type { SandboxContext } from './sandbox-context.ts';

type Place = Pick<SandboxContext, 'portalOrigin' | 'reportUrl'>;

const policy = ({ reportUrl }: Place, ...directives: string[]) =>
  [
    "default-src 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...directives,
    `report-uri ${reportUrl}`,
  ].join('; ');

/** A card field's frame: one script and one style of its own, no calls at all, and nobody but the portal around it. */
export const framePolicy = (place: Place) =>
  policy(
    place,
    "script-src 'self'",
    "style-src 'self'",
    "form-action 'none'",
    `frame-ancestors ${place.portalOrigin}`,
  );

/** The bank's page: a form that leads back to the portal. */
export const challengePolicy = (place: Place) =>
  policy(place, "style-src 'self'", `form-action 'self' ${place.portalOrigin}`, "frame-ancestors 'none'");
