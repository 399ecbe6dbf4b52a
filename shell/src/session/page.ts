import { tabStorage } from '../browser/browser-storage.ts';

/** The browser features that sign-in and sign-out use. A port, so that tests need no real navigation. */
export interface SessionPage {
  /** The page's current address. */
  address(): URL;
  /** Changes the displayed address without loading anything. */
  showAddress(path: string): void;
  /** Leaves the page and replaces its history entry. */
  replaceWith(address: string): void;
  /** Leaves the page; 'back' returns to it. */
  goTo(address: string): void;
  reload(): void;
  /** Survives the redirect; ends with the tab. */
  readonly storage: Storage;
  /** Reaches the portal's other tabs; undefined when the browser does not support it. */
  readonly otherTabs: TabChannel | undefined;
}

export interface TabChannel {
  send(message: string): void;
  onMessage(listener: (message: unknown) => void): void;
  close(): void;
}

/** Opens the portal's broadcast channel with this name. */
export const openChannel = (name: string): TabChannel | undefined => {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel(name);
  return {
    send: message => {
      channel.postMessage(message);
    },
    onMessage: listener => {
      channel.addEventListener('message', event => {
        listener(event.data);
      });
    },
    close: () => {
      channel.close();
    },
  };
};

/** The real page. */
export const browserPage = (): SessionPage => ({
  address: () => new URL(window.location.href),
  showAddress: path => {
    window.history.replaceState(window.history.state, '', path);
  },
  replaceWith: address => {
    window.location.replace(address);
  },
  goTo: address => {
    window.location.assign(address);
  },
  reload: () => {
    window.location.reload();
  },
  storage: tabStorage(),
  otherTabs: openChannel('portal.session'),
});
