import type { SessionPage, TabChannel } from '../page.ts';

/** Tabs of one browser: each receives what the others send. */
export const createFakeTabs = (): (() => TabChannel) => {
  const tabs: { listeners: ((message: unknown) => void)[] }[] = [];
  return () => {
    const own = { listeners: [] as ((message: unknown) => void)[] };
    tabs.push(own);
    return {
      send: message => {
        for (const tab of tabs) if (tab !== own) for (const listener of tab.listeners) listener(message);
      },
      onMessage: listener => own.listeners.push(listener),
      close: () => tabs.splice(tabs.indexOf(own), 1),
    };
  };
};

export interface FakePage extends SessionPage {
  /** Resolves with the address the page navigates away to. */
  left(): Promise<string>;
  readonly shown: string[];
  /** The page as the user returns to it: same tab, same storage, another address. */
  arrivingAt(address: URL | string, otherTabs?: TabChannel): FakePage;
}

/** A page that does not navigate but reports where it would have gone. */
export const createFakePage = (
  address: URL | string,
  storage: Storage = window.sessionStorage,
  otherTabs?: TabChannel,
): FakePage => {
  let current = new URL(address);
  let leave: (address: string) => void = () => undefined;
  const left = new Promise<string>(resolve => {
    leave = resolve;
  });
  const shown: string[] = [];
  return {
    address: () => current,
    showAddress: path => {
      current = new URL(path, current);
      shown.push(path);
    },
    replaceWith: to => {
      leave(to);
    },
    goTo: to => {
      leave(to);
    },
    reload: () => {
      leave('reload');
    },
    storage,
    otherTabs,
    left: () => left,
    shown,
    arrivingAt: (to, tabs = otherTabs) => createFakePage(to, storage, tabs),
  };
};
