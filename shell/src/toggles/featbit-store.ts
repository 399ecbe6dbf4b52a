/** The library's toggles, kept in memory: the store it brings by default writes them into the browser's storage. */
import { BaseStore, type IFbClient } from '@featbit/js-client-sdk';
import type { FeatureToggle } from './toggle-adapter.ts';

/** One for the stream and for the poll that stands in for it, so that the later answer counts, whoever brought it. */
export class FeatBitStore extends BaseStore {
  constructor() {
    super();
    this.store = { flags: {}, version: 0 };
  }

  /** All toggles. Each is read through the client, which tells the server what this page was given (TOG-022). */
  toggles(client: IFbClient): FeatureToggle[] {
    return Object.entries(this.store.flags).map(([flagKey, flag]) => ({
      flagKey,
      kind: flag['variationType'] === 'boolean' ? 'boolean' : 'text',
      value: client.stringVariation(flagKey, ''),
    }));
  }
}
