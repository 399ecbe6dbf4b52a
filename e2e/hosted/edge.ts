/**
 * The edge of a hosted portal, on this machine: it terminates TLS for every host name and forwards each request to the
 * process for that host. `--host-resolver-rules` point the browser to it; see playwright.config.ts.
 */
import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import { generate } from 'selfsigned';
import { collectorPort, edgePort, hostedShellPort, togglesPort } from '../support/addresses.ts';
import { foreignPortals } from './foreign-portals.ts';

const apiPorts = new Map(
  foreignPortals.map(({ domain, platformPortBase }) => [`api.${domain}`, platformPortBase + 200]),
);

/** Host names without a process of their own get the portal's page, as on an edge with a wildcard. */
const portBehind = (host: string): number => {
  if (host.startsWith('collector.')) return collectorPort;
  if (host.startsWith('toggles.')) return togglesPort;
  return apiPorts.get(host) ?? hostedShellPort;
};

const forward = (request: IncomingMessage, response: ServerResponse): void => {
  const { method, url: path, headers } = request;
  const port = portBehind(headers.host ?? '');
  const onward = ask({ host: '127.0.0.1', port, method, path, headers }, answer => {
    // The platform under test knows the portal by its local address.
    if (port === togglesPort) answer.headers['access-control-allow-origin'] = headers.origin ?? 'null';
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  response.on('close', () => onward.destroy());
  request.pipe(onward);
};

/** Listens with a self-signed certificate, which the browser is configured to accept. */
export const startEdge = async (): Promise<Server> => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'lyng.example' }]);
  const edge = createServer({ key, cert }, forward);
  await new Promise<void>(resolve => edge.listen(edgePort, '127.0.0.1', resolve));
  return edge;
};
