/** The library's toggles, in memory: its default store writes them into the browser's storage. */
import { BaseStore, type IFbClient } from '@featbit/js-client-sdk';
import type { FeatureToggle } from './toggle-adapter.ts';

/** Shared by the stream and the fallback polling, so that the later response wins, whichever brought it. */
export class FeatBitStore extends BaseStore {
  constructor() {
    super();
    this.store = { flags: {}, version: 0 };
  }

  /** All toggles. Each is read through the client, which reports to the server what this page got (TOG-022). */
  toggles(client: IFbClient): FeatureToggle[] {
    return Object.entries(this.store.flags).map(([flagKey, flag]) => ({
      flagKey,
      kind: flag['variationType'] === 'boolean' ? 'boolean' : 'text',
      value: client.stringVariation(flagKey, ''),
    }));
  }
}
