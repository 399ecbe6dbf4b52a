/**
 * Toggle port: feature toggles. Values change while the page is open; the hooks re-render.
 *
 * Toggles only show and hide. They protect nothing; the API checks what a user may do.
 */
import { createContext, useContext, useSyncExternalStore } from 'react';

/** Every toggle that the portal reads. Any other key is a type error. */
export type ToggleKey =
  | 'create_administrator'
  | 'create_administrator_with_limited_bans'
  | 'set-bans-for-existing-admin'
  | 'show_subscription_prices'
  | 'get-customers-v2'
  | 'disable-features-for-customers-without-a-contract'
  | 'create_home_office_mobile_broadband_subscriptions'
  | 'force-fresh-login'
  | 'maintenance';

/** Toggles with a text value, shown unchanged. Empty means nothing to show. */
export type TextToggleKey = 'information-banner-global';

/** The shell's toggle service. */
export interface Toggles {
  /** True only for the value 'true'; false while the toggle server is unreachable. */
  isOn(key: ToggleKey): boolean;
  /** The value of a text toggle; empty while the toggle server is unreachable. */
  text(key: TextToggleKey): string;
  /** Calls `listener` after any change; returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/** Provided by the shell and by `renderWithHost()`. */
export const TogglesContext = createContext<Toggles | null>(null);

const useToggles = (): Toggles => {
  const toggles = useContext(TogglesContext);
  if (toggles === null) throw new Error('useToggle needs the shell: no TogglesContext was supplied.');
  return toggles;
};

/** Use it to show or hide a feature. Re-renders when the toggle changes. */
export const useToggle = (key: ToggleKey): boolean => {
  const toggles = useToggles();
  return useSyncExternalStore(
    listener => toggles.subscribe(listener),
    () => toggles.isOn(key),
  );
};

/** Use it for an externally managed text, such as the information banner. */
export const useTextToggle = (key: TextToggleKey): string => {
  const toggles = useToggles();
  return useSyncExternalStore(
    listener => toggles.subscribe(listener),
    () => toggles.text(key),
  );
};

/** Use it if the keys are data, as in a menu: returns those that are on. Re-renders when one changes. */
export const useTogglesOn = (keys: readonly ToggleKey[]): ReadonlySet<string> => {
  const toggles = useToggles();
  const on = useSyncExternalStore(
    listener => toggles.subscribe(listener),
    // A string, so that an unchanged snapshot compares equal.
    () => keys.filter(key => toggles.isOn(key)).join('\n'),
  );
  return new Set(on === '' ? [] : on.split('\n'));
};
