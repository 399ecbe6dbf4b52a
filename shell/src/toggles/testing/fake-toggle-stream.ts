/** The toggle server's side of the WebSocket protocol, controlled by a test. Replaces the browser's WebSocket. */

export interface ToldToggle {
  readonly id: string;
  readonly variation: string;
  readonly variationType?: 'boolean' | 'string';
  readonly timestamp?: number;
}

/** The server's message with toggles, for the stream and for a poll response. */
export const syncMessage = (
  eventType: 'full' | 'patch',
  toggles: readonly ToldToggle[],
  userKeyId = 'anonymous',
): object => ({
  messageType: 'data-sync',
  data: {
    eventType,
    userKeyId,
    featureFlags: toggles.map(({ id, variation, variationType = 'boolean', timestamp = 1 }) => ({
      id,
      variation,
      variationType,
      variationId: variation,
      variationOptions: [{ id: variation, value: variation }],
      matchReason: 'default',
      sendToExperiment: false,
      timestamp,
    })),
  },
});

interface Sent {
  readonly messageType: string;
  readonly data: unknown;
}

export class FakeWebSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  /** Every stream that was opened, oldest first. */
  static asked: FakeWebSocket[] = [];

  readonly url: URL;
  readonly sent: Sent[] = [];
  readyState = FakeWebSocket.CONNECTING;
  readonly #readers: ((event: Event) => void)[] = [];

  constructor(url: string) {
    super();
    this.url = new URL(url);
    FakeWebSocket.asked.push(this);
  }

  static get newest(): FakeWebSocket {
    const newest = FakeWebSocket.asked.at(-1);
    if (!newest) throw new Error('No stream was asked for.');
    return newest;
  }

  override addEventListener(type: string, listener: (event: Event) => void): void {
    if (type === 'message') this.#readers.push(listener);
    else super.addEventListener(type, listener);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }

  close(code = 1005): void {
    this.end(code);
  }

  open(): void {
    this.readyState = FakeWebSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }

  say(message: unknown): void {
    const data = typeof message === 'string' ? message : JSON.stringify(message);
    // Called directly instead of dispatched, so that an exception in the reader fails the test.
    for (const read of this.#readers) read(new MessageEvent('message', { data }));
  }

  end(code = 1006): void {
    if (this.readyState > FakeWebSocket.OPEN) return;
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}
