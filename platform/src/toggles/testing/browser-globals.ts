/**
 * The browser objects launchdarkly-js-client-sdk needs besides Node's fetch, so that the unmodified package can be
 * tested against a real server.
 */
export function installBrowserGlobals(): () => void {
  const names = ['window', 'document', 'XMLHttpRequest', 'EventSource', 'location'];
  const before = names.map(name => Object.getOwnPropertyDescriptor(globalThis, name));
  const define = (name: string, value: unknown) =>
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  const target = new EventTarget();
  define('window', globalThis);
  define('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  define('XMLHttpRequest', FetchRequest);
  define('EventSource', FetchEventSource);
  define('location', { href: 'http://localhost/' });
  Object.assign(globalThis, {
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  });
  return () => {
    names.forEach((name, index) => {
      const descriptor = before[index];
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    });
  };
}

class FetchRequest {
  status = 0;
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  #method = 'GET';
  #url = '';
  readonly #headers = new Headers();
  #answerHeaders = new Headers();

  open(method: string, url: string): void {
    this.#method = method;
    this.#url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  getResponseHeader(name: string): string | null {
    return this.#answerHeaders.get(name);
  }

  addEventListener(name: 'load' | 'error', listener: () => void): void {
    if (name === 'load') this.onload = listener;
    else this.onerror = listener;
  }

  abort(): void {
    this.onload = () => undefined;
  }

  send(body?: string): void {
    fetch(this.#url, { method: this.#method, headers: this.#headers, ...(body ? { body } : {}) })
      .then(async answer => {
        this.status = answer.status;
        this.#answerHeaders = answer.headers;
        this.responseText = await answer.text();
        this.onload?.();
      })
      .catch(() => this.onerror?.());
  }
}

class FetchEventSource extends EventTarget {
  onerror?: (event: Event) => void;
  readyState = 0;
  readonly #stop = new AbortController();

  constructor(url: string) {
    super();
    this.#read(url).catch(() => {
      if (!this.#stop.signal.aborted) this.onerror?.(new Event('error'));
    });
  }

  close(): void {
    this.readyState = 2;
    this.#stop.abort();
  }

  async #read(url: string): Promise<void> {
    const answer = await fetch(url, { signal: this.#stop.signal });
    this.readyState = 1;
    let text = '';
    for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += part;
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) this.#dispatch(block);
    }
    throw new Error('The stream ended.');
  }

  #dispatch(block: string): void {
    const name = /^event: (.*)$/m.exec(block)?.[1];
    const data = /^data: (.*)$/m.exec(block)?.[1];
    if (name !== undefined) this.dispatchEvent(new MessageEvent(name, { data }));
  }
}
