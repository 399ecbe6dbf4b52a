/**
 * The stream used by the library's client. It replaces the library's own, which throws on invalid messages, waits for
 * ever for a silent server, and reconnects after it was closed.
 */
import {
  BrowserWebSocket,
  generateConnectionToken,
  type IUser,
  type IWebSocketConfig,
} from '@featbit/js-client-sdk';
import { readMessage, type SyncMessage } from './featbit-messages.ts';

/** Timeout in milliseconds for a connection to bring toggles. */
const patienceMs = 5_000;

/** TOG-028: milliseconds before each attempt after a failure; the last one repeats. */
const waitsMs = [1_000, 3_000, 5_000, 7_000, 11_000, 13_000, 30_000, 60_000] as const;
const maxWaitMs = 60_000;

/** The protocol's close code for a page that the server rejects, usually because of its clock. */
const refused = 4003;

export interface FeatBitSocketEvents {
  /** Toggles have arrived; the library gets them next. */
  onToggles(): void;
  /** The connection is lost. It reconnects after a delay. */
  onLost(): void;
}

/** Keeps the emitter of the library's socket, through which the client receives messages. */
export class FeatBitSocket extends BrowserWebSocket {
  readonly #events: FeatBitSocketEvents;
  #config: IWebSocketConfig | undefined;
  #socket: WebSocket | undefined;
  #isClosed = false;
  #failures = 0;
  #next: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval> | undefined;

  constructor(events: FeatBitSocketEvents) {
    super();
    this.#events = events;
  }

  override config(config: IWebSocketConfig): void {
    this.#config = config;
  }

  /** Called by the library at first, and by the adapter to reconnect at once. */
  override connect(): void {
    clearTimeout(this.#next);
    const config = this.#config;
    if (this.#isClosed || this.#socket || !config) return;
    let socket: WebSocket;
    try {
      const token = generateConnectionToken(config.sdkKey);
      socket = new WebSocket(`${config.streamingUri}?type=client&token=${token}`);
    } catch {
      // An address that the page may not connect to.
      this.#lose(undefined, maxWaitMs);
      return;
    }
    this.#socket = socket;
    this.#giveUpAfter(patienceMs, socket);
    socket.addEventListener('open', () => {
      this.identify(config.user);
      this.#pinging = setInterval(() => {
        this.#send('ping', null);
      }, config.pingInterval);
    });
    socket.addEventListener('message', ({ data }) => {
      this.#take(readMessage(data, config.user.keyId), config, socket);
    });
    socket.addEventListener('close', ({ code }) => {
      this.#lose(socket, code === refused ? maxWaitMs : undefined);
    });
  }

  /** Requests everything that has changed since the newest known toggle (TOG-020). */
  override identify(user: IUser): boolean {
    return this.#send('data-sync', { timestamp: this.#config?.getStoreTimestamp() ?? 0, user });
  }

  override close(): void {
    this.#isClosed = true;
    this.#end();
    clearTimeout(this.#next);
  }

  #send(messageType: string, data: unknown): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify({ messageType, data }));
    return true;
  }

  #take(
    message: ReturnType<typeof readMessage>,
    { pingInterval }: IWebSocketConfig,
    socket: WebSocket,
  ): void {
    if (message === undefined || socket !== this.#socket) return;
    if (isSync(message)) {
      this.#failures = 0;
      this.#events.onToggles();
      this.emitter.emit(message.data.eventType === 'full' ? 'put' : 'patch', message);
    }
    // Pings count as alive only once there were toggles.
    if (this.#failures === 0) this.#giveUpAfter(2 * pingInterval, socket);
  }

  #giveUpAfter(ms: number, socket: WebSocket): void {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => {
      this.#lose(socket);
    }, ms);
  }

  #lose(socket: WebSocket | undefined, waitMs?: number): void {
    if (this.#isClosed || socket !== this.#socket) return;
    this.#end();
    this.#events.onLost();
    this.#next = setTimeout(
      () => {
        this.connect();
      },
      waitMs ?? waitsMs[this.#failures] ?? maxWaitMs,
    );
    this.#failures += 1;
  }

  #end(): void {
    clearTimeout(this.#patience);
    clearInterval(this.#pinging);
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }
}

const isSync = (message: { messageType: string }): message is SyncMessage =>
  message.messageType === 'data-sync';
