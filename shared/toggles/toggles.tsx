/**
 * Toggle port: is a feature on? Values change while the page is open; the hooks follow.
 *
 * Toggles only show and hide. They protect nothing; the API checks what a user may do.
 */
import { createContext, useContext, useSyncExternalStore } from 'react';

/** Every toggle that the portal reads. A key that is not here is a typing error. */
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

/** Toggles whose value is a text, shown as it is. Empty means nothing to show. */
export type TextToggleKey = 'information-banner-global';

/** What the shell's toggle service offers to the rest of the page. */
export interface Toggles {
  /** True only for the value 'true'; off while the toggle server cannot be reached. */
  isOn(key: ToggleKey): boolean;
  /** The text of a text toggle; empty while the toggle server cannot be reached. */
  text(key: TextToggleKey): string;
  /** Calls `listener` after any change; returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/** Filled by the shell and by `renderWithHost()`. */
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

/** Use it for a text that is set from outside, such as the information banner. */
export const useTextToggle = (key: TextToggleKey): string => {
  const toggles = useToggles();
  return useSyncExternalStore(
    listener => toggles.subscribe(listener),
    () => toggles.text(key),
  );
};

/** Use it where the keys are data, as in a menu: which of them are on. Re-renders when one changes. */
export const useTogglesOn = (keys: readonly ToggleKey[]): ReadonlySet<string> => {
  const toggles = useToggles();
  const on = useSyncExternalStore(
    listener => toggles.subscribe(listener),
    // One text for all keys, so that an unchanged answer is recognised as the same.
    () => keys.filter(key => toggles.isOn(key)).join('\n'),
  );
  return new Set(on === '' ? [] : on.split('\n'));
};
