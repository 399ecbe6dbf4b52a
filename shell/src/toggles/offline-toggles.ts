import type { FeatureToggle } from './toggle-adapter.ts';

/** Toggles of offline mode. In mocking mode an unknown toggle is on, so those that must be off are listed here. */
export const offlineToggles: readonly FeatureToggle[] = [
  { flagKey: 'maintenance', kind: 'boolean', value: 'false' },
  { flagKey: 'force-fresh-login', kind: 'boolean', value: 'false' },
  {
    flagKey: 'information-banner-global',
    kind: 'text',
    value: 'Du arbejder offline: alle data er opdigtede, og intet bliver gemt.',
  },
];
