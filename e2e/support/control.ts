/** The part of the platform's control API that the browser suite uses. */
import { controlOrigin, remotePort, type RemoteId } from './addresses.ts';

export interface Fault {
  service: 'api' | 'identity' | 'toggles' | 'remotes';
  method?: string;
  /** `*` matches any text. */
  path: string;
  port?: number;
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
  delayMs?: number;
  drop?: boolean;
  /** Default: until it is cleared. */
  times?: number;
}

export interface Control {
  setFlag(key: string, value: boolean | string): Promise<void>;
  addFault(fault: Fault): Promise<void>;
  /** A fault of one remote's origin. */
  addRemoteFault(id: RemoteId, fault: Omit<Fault, 'service' | 'port'>): Promise<void>;
  /** Advances the platform's clock: links and invitations expire. */
  advanceClock(milliseconds: number): Promise<void>;
  /** Simulates a phone that installs the eSIM ordered for a subscription. */
  installEsim(subscriptionId: string): Promise<void>;
  /** Removes all faults. */
  clearFaults(): Promise<void>;
  /** Restores every toggle that this client has changed, and removes its faults. */
  tidy(): Promise<void>;
}

interface FlagState {
  key: string;
  value: string;
}

const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
  const response = await fetch(`${controlOrigin}/control/${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} /control/${path}: ${await response.text()}`);
  return response.json();
};

/** CSP reports received from the browser since a time. */
export const policyReportsSince = async (moment: Date): Promise<unknown[]> => {
  const entries = (await call('GET', 'collector')) as { kind: string; receivedAt: string; entry: unknown }[];
  return entries
    .filter(({ kind, receivedAt }) => kind === 'policy' && new Date(receivedAt) >= moment)
    .map(({ entry }) => entry);
};

/** Log entries of the portal received by the collector since a time. */
export const logEntriesSince = async (moment: Date): Promise<Record<string, unknown>[]> => {
  const entries = (await call('GET', 'collector')) as { kind: string; receivedAt: string; entry: unknown }[];
  return entries
    .filter(({ kind, receivedAt }) => kind === 'log' && new Date(receivedAt) >= moment)
    .map(({ entry }) => entry as Record<string, unknown>);
};

/** A mail sent by the platform. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  links: string[];
}

/** All messages sent to an address, oldest first. */
export const mailsTo = async (email: string): Promise<Mail[]> =>
  ((await call('GET', 'outbox')) as Mail[]).filter(({ to }) => to === email);

/** The link with a secret in the latest mail to an address. */
export const newestLink = async (email: string): Promise<string> => {
  const links = (await mailsTo(email)).flatMap(mail => mail.links);
  const newest = links.findLast(link => link.includes('?token='));
  if (newest === undefined) throw new Error(`No link was sent to ${email}.`);
  return newest;
};

/** A client for one test. It records its changes in order to undo them. */
export const createControl = (): Control => {
  const before = new Map<string, string>();
  let hasFaults = false;
  let advancedBy = 0;

  const control: Control = {
    setFlag: async (key, value) => {
      const flags = (await call('GET', 'flags')) as FlagState[];
      const present = flags.find(flag => flag.key === key);
      if (present === undefined) throw new Error(`There is no toggle ${key}.`);
      if (!before.has(key)) before.set(key, present.value);
      await call('PUT', `flags/${key}`, { value: String(value) });
    },
    addFault: async fault => {
      hasFaults = true;
      await call('POST', 'faults', fault);
    },
    addRemoteFault: (id, fault) => control.addFault({ ...fault, service: 'remotes', port: remotePort(id) }),
    advanceClock: async milliseconds => {
      advancedBy += milliseconds;
      await call('POST', 'clock', { advanceMs: milliseconds });
    },
    installEsim: async subscriptionId => {
      await call('POST', `esims/${subscriptionId}`, { status: 'Activated' });
    },
    clearFaults: async () => {
      await call('DELETE', 'faults');
      hasFaults = false;
    },
    tidy: async () => {
      if (hasFaults) await control.clearFaults();
      if (advancedBy !== 0) await control.advanceClock(-advancedBy);
      for (const [key, value] of before) await call('PUT', `flags/${key}`, { value });
    },
  };
  return control;
};
