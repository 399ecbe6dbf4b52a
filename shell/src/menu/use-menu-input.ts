import { useCurrentCustomer } from 'shared/customers';
import { useLocation } from 'shared/router';
import { useTogglesOn, type ToggleKey } from 'shared/toggles';
import { usePortal } from '../portal/portal.ts';
import type { MenuInput } from './menu-items.ts';

/** What decides who sees which menu entry, and which action of the search. Re-renders when a toggle of one changes. */
export const useMenuInput = (): MenuInput => {
  const { registry } = usePortal().registry;
  const { customer, accessType } = useCurrentCustomer();
  const { pathname } = useLocation();
  const on = useTogglesOn(
    // A key this shell does not know reads as off: better hidden than shown.
    registry.remotes.flatMap(({ menu, search }) =>
      [...menu, ...(search?.actions ?? [])].flatMap(
        ({ condition }) => (condition?.toggle ?? []) as ToggleKey | [],
      ),
    ),
  );
  return { registry, customer, accessType, isOn: key => on.has(key), pathname };
};
