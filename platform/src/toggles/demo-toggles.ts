export interface ToggleDefinition {
  key: string;
  kind: 'boolean' | 'string';
  value: string;
}

const on = (key: string): ToggleDefinition => ({ key, kind: 'boolean', value: 'true' });
const off = (key: string): ToggleDefinition => ({ key, kind: 'boolean', value: 'false' });

/** The existing toggles with their default values. */
export const demoToggles: readonly ToggleDefinition[] = [
  on('create_administrator'),
  on('create_administrator_with_limited_bans'),
  on('set-bans-for-existing-admin'),
  on('show_subscription_prices'),
  { key: 'information-banner-global', kind: 'string', value: '' },
  on('get-customers-v2'),
  on('disable-features-for-customers-without-a-contract'),
  on('create_home_office_mobile_broadband_subscriptions'),
  off('force-fresh-login'),
  off('maintenance'),
];
