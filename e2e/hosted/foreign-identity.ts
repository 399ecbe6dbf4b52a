/** Two third-party identity servers with their minimal configuration. */
import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { OAuth2Server, type MutableResponse, type MutableToken } from 'oauth2-mock-server';
import Provider from 'oidc-provider';
import { clientId, redirectAddressOf, signedOutAddressOf } from './foreign-portal.ts';
import { apiClient, apiName, customerId, mockPortal, person, providerPortal } from './foreign-portals.ts';

/** Signs every user in at once, with RS256; its token response has no scope. */
export const startMockServer = async (): Promise<OAuth2Server> => {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  server.service.on('beforeTokenSigning', ({ payload }: MutableToken) => {
    // The token without an audience is the access token.
    if (payload['aud'] === undefined) Object.assign(payload, { aud: apiName, email: person });
  });
  server.service.on('beforeUserinfo', ({ body }: MutableResponse) => {
    Object.assign(body, { email: person, customer_roles: [{ customer_id: customerId, role: 'Admin' }] });
  });
  await server.start(mockPortal.identityPort, 'localhost');
  return server;
};

const paths = {
  authorization: '/begynd',
  token: '/tegn',
  jwks: '/noegler',
  userinfo: '/hvem',
  introspection: '/gaelder',
  end_session: '/slut',
};

const createProvider = (): Provider => {
  const key = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  return new Provider(providerPortal.issuer, {
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: 'none',
        redirect_uris: [redirectAddressOf(providerPortal)],
        post_logout_redirect_uris: [signedOutAddressOf(providerPortal)],
        id_token_signed_response_alg: 'ES256',
      },
      {
        client_id: apiClient.id,
        client_secret: apiClient.secret,
        redirect_uris: [],
        response_types: [],
        grant_types: [],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: ['kun-til-denne-test'] },
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    routes: paths,
    scopes: ['openid', 'offline_access', 'kunder'],
    claims: { email: ['email'], kunder: ['resource_access'] },
    // By default, user info has the claims of the scopes, and the ID token does not.
    features: { introspection: { enabled: true } },
    clientBasedCORS: () => true,
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({
        sub: id,
        email: id,
        resource_access: { portal: { customers: { [customerId]: ['Admin'] } } },
      }),
    }),
  });
};

/** Has its own login and consent pages, its own paths below an issuer with a path, and ES256. */
export const startProvider = async (): Promise<() => void> => {
  const answer = createProvider().callback();
  const { pathname } = new URL(providerPortal.issuer);
  const server = createServer((request: IncomingMessage & { originalUrl?: string }, response) => {
    const { url = '/' } = request;
    if (!url.startsWith(`${pathname}/`)) {
      response.writeHead(404).end();
      return;
    }
    // Set as by a server that mounts it below a path.
    request.originalUrl = url;
    request.url = url.slice(pathname.length);
    void answer(request, response);
  });
  await new Promise<void>(resolve => server.listen(providerPortal.identityPort, 'localhost', resolve));
  return () => {
    server.closeAllConnections();
    server.close();
  };
};
