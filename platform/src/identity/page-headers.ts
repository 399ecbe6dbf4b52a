import type { ServerResponse } from 'node:http';

/** The headers of the sign-in server's pages. Nothing in them is inline, and nobody may frame them. */
export function setPageHeaders(
  response: ServerResponse,
  portalSources: readonly string[],
  reportUrl?: string,
): void {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    // A form's answer redirects back to the portal, and browsers hold the redirect to this rule too.
    `form-action 'self' ${portalSources.join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(reportUrl === undefined ? [] : [`report-uri ${reportUrl}`]),
  ];
  response.setHeader('content-security-policy', policy.join('; '));
  response.setHeader('x-frame-options', 'DENY');
  // Not `no-referrer`: the form would then be sent with the origin `null`.
  response.setHeader('referrer-policy', 'same-origin');
  response.setHeader('permissions-policy', 'camera=(), geolocation=(), microphone=()');
  response.setHeader('cross-origin-opener-policy', 'same-origin');
}
