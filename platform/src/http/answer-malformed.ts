import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { ARGUMENT_ERROR, type ApiError } from 'shared/contracts/api-error';

const statusOf: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Milliseconds for the client to read the response and close; after an error, Node's own timeouts no longer apply. */
const lingerTimeout = 1_000;

/** Answers malformed or too slow requests in the common error format (HTTP-015), and closes the connection. */
export function answerMalformed(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable || hasBegunAnswer(socket)) {
      socket.destroy();
      return;
    }
    const status = statusOf[error.code ?? ''] ?? '400 Bad Request';
    const body: ApiError = {
      message: 'Not a valid call',
      code: ARGUMENT_ERROR,
      statusCode: status.slice(0, 3),
      failingSystem: 'Selfservice',
    };
    const text = JSON.stringify(body);
    const head = [
      `HTTP/1.1 ${status}`,
      'Connection: close',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${String(Buffer.byteLength(text))}`,
      'Cache-Control: no-store',
      'X-Content-Type-Options: nosniff',
      "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
    setTimeout(() => socket.destroy(), lingerTimeout).unref();
  });
}

/** A response has already started on this connection; another one cannot follow. */
function hasBegunAnswer(socket: Duplex): boolean {
  const { bytesWritten } = socket as { bytesWritten?: number };
  return bytesWritten !== undefined && bytesWritten > 0;
}
