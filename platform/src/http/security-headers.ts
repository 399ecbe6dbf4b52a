import type { ServerResponse } from 'node:http';

/** The headers of every answer of every service. A service with pages of its own sets a wider policy. */
export function setSecurityHeaders(response: ServerResponse, isSecure: boolean): void {
  response.setHeader('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('referrer-policy', 'no-referrer');
  if (isSecure) response.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains');
}
