import type { ServerResponse } from 'node:http';
import { readerOf } from 'platform/http/cors';
import type { PortalHosts } from 'shared/node/portal-hosts';
import { assetPolicy } from './content-security-policy.ts';

const permissions = ['camera', 'microphone', 'geolocation', 'usb', 'serial', 'browsing-topics']
  .map(feature => `${feature}=()`)
  .join(', ');

/**
 * Headers of every response, whatever its status. A page replaces the content security policy by its own.
 *
 * The shell's page loads a remote's files from another origin, so they allow that origin, or the one of the portal's
 * origins that requests them, and no other.
 */
export const setSecurityHeaders = (
  response: ServerResponse,
  kind: 'shell' | 'remote',
  portal: PortalHosts,
): void => {
  response.setHeader('content-security-policy', assetPolicy);
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('x-frame-options', 'DENY');
  // The origin only, even for our own servers: a link in a mail contains a secret until the page has read it.
  response.setHeader('referrer-policy', 'strict-origin');
  response.setHeader('permissions-policy', permissions);
  response.setHeader('cross-origin-opener-policy', 'same-origin');
  if (portal.origin.startsWith('https:')) {
    response.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains');
  }
  if (kind === 'shell') {
    response.setHeader('cross-origin-resource-policy', 'same-origin');
    return;
  }
  const reader = readerOf(response.req, portal);
  response.setHeader('access-control-allow-origin', reader);
  response.setHeader('timing-allow-origin', reader);
  response.setHeader('cross-origin-resource-policy', 'cross-origin');
};
