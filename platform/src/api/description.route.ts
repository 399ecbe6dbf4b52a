import type { Api } from '../kernel/api.ts';

/** `GET /openapi.json`: OpenAPI description. The only answer without an envelope. */
export function addDescriptionRoute(api: Api): void {
  api.get('/openapi.json', { config: { access: { to: 'everyone' } }, schema: { hide: true } }, () =>
    api.swagger(),
  );
}
