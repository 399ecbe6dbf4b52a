import type { ServerResponse } from 'node:http';

/** Security headers of every response. Services with pages of their own set a wider content security policy. */
export function setSecurityHeaders(response: ServerResponse, isSecure: boolean): void {
  response.setHeader('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('referrer-policy', 'no-referrer');
  // Other sites can only read it through CORS; pages do not share a process with other origins.
  response.setHeader('cross-origin-resource-policy', 'same-site');
  response.setHeader('origin-agent-cluster', '?1');
  if (isSecure) response.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains');
}
