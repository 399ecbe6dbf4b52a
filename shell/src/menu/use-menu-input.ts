import { useCurrentCustomer } from 'shared/customers';
import { useLocation } from 'shared/router';
import { useTogglesOn, type ToggleKey } from 'shared/toggles';
import { usePortal } from '../portal/portal.ts';
import type { MenuInput } from './menu-items.ts';

/** Input that decides which menu items and search actions are visible. Re-renders when one of their toggles changes. */
export const useMenuInput = (): MenuInput => {
  const { registry } = usePortal().registry;
  const { customer, accessType } = useCurrentCustomer();
  const { pathname } = useLocation();
  const on = useTogglesOn(
    // A key that this shell does not know reads as off: better hidden than shown.
    registry.remotes.flatMap(({ menu, search }) =>
      [...menu, ...(search?.actions ?? [])].flatMap(
        ({ condition }) => (condition?.toggle ?? []) as ToggleKey | [],
      ),
    ),
  );
  return { registry, customer, accessType, isOn: key => on.has(key), pathname };
};
