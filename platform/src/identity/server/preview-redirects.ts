import type { Provider } from 'oidc-provider';
import type { PortalHosts } from 'shared/node/portal-hosts';

/** Client method that the library calls but its types lack. */
interface AsksForRedirect {
  redirectUriAllowed(address: string): boolean;
}

/**
 * Allows redirects to the root of every host of the portal's environment (ENV-005), because preview deployments cannot
 * be registered one by one. Registered redirect URIs stay allowed.
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
