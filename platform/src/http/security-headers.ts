import type { ServerResponse } from 'node:http';

/** The headers of every answer of every service. A service with pages of its own sets a wider policy. */
export function setSecurityHeaders(response: ServerResponse, isSecure: boolean): void {
  response.setHeader('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('referrer-policy', 'no-referrer');
  // Other sites get nothing of it but by CORS, and pages share no process with other origins of the host.
  response.setHeader('cross-origin-resource-policy', 'same-site');
  response.setHeader('origin-agent-cluster', '?1');
  if (isSecure) response.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains');
}
