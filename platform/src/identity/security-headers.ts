import type { ServerResponse } from 'node:http';

/** The headers of every answer of the sign-in server. No page of it uses anything inline. */
export function setSecurityHeaders(response: ServerResponse, issuer: string, portalOrigin: string): void {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    // A form's answer redirects back to the portal, and browsers hold the redirect to this rule too.
    `form-action 'self' ${portalOrigin}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types',
  ];
  response.setHeader('content-security-policy', policy.join('; '));
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('x-frame-options', 'DENY');
  response.setHeader('referrer-policy', 'same-origin');
  response.setHeader('permissions-policy', 'camera=(), geolocation=(), microphone=()');
  response.setHeader('cross-origin-opener-policy', 'same-origin');
  if (issuer.startsWith('https:')) {
    response.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains');
  }
}
