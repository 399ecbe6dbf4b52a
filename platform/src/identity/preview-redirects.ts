import type { Provider } from 'oidc-provider';
import type { PortalHosts } from 'shared/node/portal-hosts';

/** What the library asks of a client; its types do not have it. */
interface AsksForRedirect {
  redirectUriAllowed(address: string): boolean;
}

/**
 * Lets sign-in come back to the root of each host of the portal's environment (ENV-005): previews come and go, and
 * nobody can register each of them. What is registered stays allowed as it was.
 */
export function letPreviewsComeBack(provider: Provider, portal: PortalHosts): void {
  const client = provider.Client.prototype as unknown as AsksForRedirect;
  const isRegistered = Object.getOwnPropertyDescriptor(client, 'redirectUriAllowed')
    ?.value as AsksForRedirect['redirectUriAllowed'];
  client.redirectUriAllowed = function (address) {
    return (
      isRegistered.call(this, address) || (address.endsWith('/') && portal.includes(address.slice(0, -1)))
    );
  };
}
