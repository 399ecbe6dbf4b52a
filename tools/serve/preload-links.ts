/** Preloads the page's first requests through links in its head, so that they do not wait for a script. */
import { isPublicPath } from 'shared/settings/public-paths';
import { anonymousUserId, type ToggleProtocol } from 'shared/settings/toggle-protocol';
import { applicationPath } from '../portal/addresses.ts';
import type { Environment } from './content-security-policy.ts';

type Settings = Environment['settings'];

/**
 * The initial toggle values, at the URL that LaunchDarkly's library requests. If that URL differed, the preload would
 * be wasted; the browser suite checks that there is a single request.
 */
const toggleValues = ({ featureToggleService }: Settings): string => {
  const { sdkKey, streamingUri, baseUri = streamingUri } = featureToggleService;
  const context = Buffer.from(JSON.stringify({ kind: 'user', key: anonymousUserId })).toString('base64url');
  return `${baseUri.replace(/\/$/, '')}/sdk/evalx/${sdkKey}/contexts/${context}`;
};

const discovery = ({ auth }: Settings): string =>
  `${auth.authServerEndpoint.replace(/\/$/, '')}/.well-known/openid-configuration`;

/** Whether a URL looks like the redirect back from a sign-in; only its tab knows whether it is. */
const isRedirectBack = (query: URLSearchParams): boolean =>
  query.has('scope') || (query.has('state') && (query.has('code') || query.has('error')));

/** What a page at a URL preloads. */
export interface PreloadLinks {
  /** Responses that the early script requests. */
  readonly answers: readonly string[];
  /** Whether something will be rendered, so that the application is needed. */
  readonly application: boolean;
}

/** `target` is the URL as the browser requested it, from the path on. */
export const preloadLinks = (
  environment: Environment | undefined,
  protocol: ToggleProtocol | undefined,
  target: string,
): PreloadLinks => {
  const { pathname, searchParams } = new URL(target, 'http://portal.invalid');
  const application = isPublicPath(pathname.slice(applicationPath.length)) || isRedirectBack(searchParams);
  if (environment === undefined || environment.mode === 'offline') return { answers: [], application };
  const { settings } = environment;
  return {
    answers: [
      ...(protocol === 'http' ? [toggleValues(settings)] : []),
      // The redirect back uses the response that the browser cached a moment ago.
      ...(application ? [] : [discovery(settings)]),
    ],
    application,
  };
};
