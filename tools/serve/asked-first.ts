/** What a page asks for first of all, named in its head, so that no script has to come and run before it is asked for. */
import { isPublicPath } from 'shared/settings/public-paths';
import { anonymousUserId, type ToggleProtocol } from 'shared/settings/toggle-protocol';
import { applicationPath } from '../portal/addresses.ts';
import type { Environment } from './content-security-policy.ts';

type Settings = Environment['settings'];

/**
 * The first values, by the address that LaunchDarkly's library asks at. A browser that asks at another one has asked for
 * nothing but what it asks again; the browser suite sees that it is one request.
 */
const toggleValues = ({ featureToggleService }: Settings): string => {
  const { sdkKey, streamingUri, baseUri = streamingUri } = featureToggleService;
  const context = Buffer.from(JSON.stringify({ kind: 'user', key: anonymousUserId })).toString('base64url');
  return `${baseUri.replace(/\/$/, '')}/sdk/evalx/${sdkKey}/contexts/${context}`;
};

const discovery = ({ auth }: Settings): string =>
  `${auth.authServerEndpoint.replace(/\/$/, '')}/.well-known/openid-configuration`;

/** Whether an address looks like one that a sign-in comes back to; only its tab knows whether it is. */
const isWayBack = (query: URLSearchParams): boolean =>
  query.has('scope') || (query.has('state') && (query.has('code') || query.has('error')));

/** What a page at an address has fetched as it is read. */
export interface AskedFirst {
  /** Answers that the early script asks for. */
  readonly answers: readonly string[];
  /** Something will be drawn: it will want the application. */
  readonly application: boolean;
}

/** `target` is the address as the browser asked for it, from the path on. */
export const askedFirst = (
  environment: Environment | undefined,
  protocol: ToggleProtocol | undefined,
  target: string,
): AskedFirst => {
  const { pathname, searchParams } = new URL(target, 'http://portal.invalid');
  const application = isPublicPath(pathname.slice(applicationPath.length)) || isWayBack(searchParams);
  if (environment === undefined || environment.mode === 'offline') return { answers: [], application };
  const { settings } = environment;
  return {
    answers: [
      ...(protocol === 'http' ? [toggleValues(settings)] : []),
      // The way back takes the answer that the browser has kept of a moment ago.
      ...(application ? [] : [discovery(settings)]),
    ],
    application,
  };
};
