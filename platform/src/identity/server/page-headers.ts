import type { ServerResponse } from 'node:http';

/** Headers of the sign-in server's pages: no inline code, no framing. */
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
    // Submitting a form redirects to the portal, and browsers apply `form-action` to redirects too.
    `form-action 'self' ${portalSources.join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(reportUrl === undefined ? [] : [`report-uri ${reportUrl}`]),
  ];
  response.setHeader('content-security-policy', policy.join('; '));
  response.setHeader('x-frame-options', 'DENY');
  // Not `no-referrer`: forms would then be sent with `Origin: null`.
  response.setHeader('referrer-policy', 'same-origin');
  response.setHeader('permissions-policy', 'camera=(), geolocation=(), microphone=()');
  response.setHeader('cross-origin-opener-policy', 'same-origin');
}
