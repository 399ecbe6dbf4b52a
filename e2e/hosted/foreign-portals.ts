/** Plain settings of the two portals behind third-party identity servers. */
import { foreignPorts } from '../support/addresses.ts';
import type { ForeignPortal } from './foreign-portal.ts';

const { mockServer, openIdProvider } = foreignPorts;

/** A demo user and their customer. */
export const person = 'admin@demo.example';
export const customerId = '1001';

/** This API's audience at the mock server, which signs its access tokens. */
export const apiName = 'https://api.mock.example';

export const mockPortal: ForeignPortal = {
  domain: 'mock.example',
  host: 'selvbetjening.mock.example',
  mode: 'production',
  identityPort: mockServer,
  platformPortBase: mockServer - 60,
  issuer: `http://localhost:${String(mockServer)}`,
  auth: {},
  accessTokens: {
    PORTAL_ACCESS_TOKENS: 'jwt',
    PORTAL_ACCESS_TOKEN_AUDIENCE: apiName,
    PORTAL_ACCESS_TOKEN_USER_CLAIM: 'email',
    PORTAL_ACCESS_TOKEN_USER_BY: 'email',
  },
};

export const apiClient = { id: 'selvbetjening-api', secret: 'kun-til-denne-test' };

export const providerPortal: ForeignPortal = {
  domain: 'provider.example',
  host: 'pr-12.provider.example',
  mode: 'preproduction',
  identityPort: openIdProvider,
  platformPortBase: openIdProvider - 50,
  issuer: `http://localhost:${String(openIdProvider)}/realms/erhverv`,
  auth: {
    scope: 'openid email kunder',
    acrValues: '',
    claims: { customerRoles: 'resource_access.portal.customers' },
  },
  accessTokens: {
    PORTAL_ACCESS_TOKENS: 'introspection',
    PORTAL_INTROSPECTION_CLIENT: apiClient.id,
    PORTAL_INTROSPECTION_SECRET: apiClient.secret,
    PORTAL_ACCESS_TOKEN_USER_BY: 'email',
  },
};

export const foreignPortals: readonly ForeignPortal[] = [mockPortal, providerPortal];
