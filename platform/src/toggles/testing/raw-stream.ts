import { WebSocket } from 'ws';

const digits = 'QBWSPHDXZU';
const encode = (value: number, length: number) =>
  Array.from(String(value).padStart(length, '0'), digit => digits[Number(digit)]).join('');

/** Creates a stream token as specified by the protocol. */
export function connectionToken(key: string, madeAt: number, start = 3): string {
  const time = String(madeAt);
  const head = `${encode(start, 3)}${encode(time.length, 2)}`;
  return `${head}${key.slice(0, start)}${encode(madeAt, time.length)}${key.slice(start)}`;
}

export interface RawStream {
  socket: WebSocket;
  say(message: unknown): void;
  /** The next message not yet returned by another call. */
  next(): Promise<unknown>;
  closed: Promise<number>;
}

/** A client that sends exactly what a test tells it to, including what no real client would send. */
export async function openRawStream(serverUrl: string, token?: string, origin?: string): Promise<RawStream> {
  const address = new URL('/streaming', serverUrl.replace(/^http/, 'ws'));
  address.searchParams.set('type', 'client');
  address.searchParams.set('token', token ?? connectionToken('local', Date.now()));
  const socket = new WebSocket(address, origin === undefined ? {} : { origin });
  const messages: unknown[] = [];
  const waiting: ((message: unknown) => void)[] = [];
  socket.on('message', (data: Buffer) => {
    const message: unknown = JSON.parse(data.toString('utf8'));
    const wake = waiting.shift();
    if (wake) wake(message);
    else messages.push(message);
  });
  const closed = new Promise<number>(resolve => socket.on('close', resolve));
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  socket.on('error', () => undefined);
  return {
    socket,
    say(message) {
      socket.send(JSON.stringify(message));
    },
    next: () =>
      messages.length > 0 ? Promise.resolve(messages.shift()) : new Promise(resolve => waiting.push(resolve)),
    closed,
  };
}
