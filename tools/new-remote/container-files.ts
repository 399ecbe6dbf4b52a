/** A remote's entries in docker-compose.yml and in the edge configuration. */
import type { NewRemote } from './remote-request.ts';

type Remote = Pick<NewRemote, 'id' | 'portOffset'>;

const firstPort = 4000;

const service = ({ id, portOffset }: Remote): string => `  ${id}:
    <<: *origin
    command: [node, tools/serve/serve.ts, ${id}]
    healthcheck:
      <<: *health
      test: [CMD, node, tools/docker/check-health.ts, 'http://127.0.0.1:${String(firstPort + portOffset)}/health']

`;

const edgeComment = '  # The only service that is reachable from outside';

/** docker-compose.yml with a service for the remote's origin, and its port published by the edge. */
export const withService = (compose: string, remote: Remote): string =>
  compose.replace(edgeComment, `${service(remote)}${edgeComment}`).replace(/4000-\d+:4000-\d+/, () => {
    const last = String(firstPort + remote.portOffset);
    return `4000-${last}:4000-${last}`;
  });

/** edge.conf with a server for the remote's port. */
export const withServer = (edge: string, { id, portOffset }: Remote): string => {
  const port = String(firstPort + portOffset);
  return edge
    .replace(/^(?= *4100 identity;)/m, `  ${port} ${id};\n`)
    .replace(/^(?= *listen 4100;)/m, `  listen ${port};\n`);
};
