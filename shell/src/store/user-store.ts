/**
 * The user store: who is signed in and which customers they belong to (AUTH-022).
 *
 * With toggle `get-customers-v2` on, one call returns customers with their roles. With it off, customers and roles are
 * read one by one for the ids of the user-info response, and the store is ready when both are there.
 */
import { createStore } from 'zustand/vanilla';
import { customerAnswer, customerRolesAnswer, customersAnswer } from 'shared/contracts/customer';
import type { Customer, CustomerRole } from 'shared/contracts/customer';
import type { UserInfo } from 'shared/contracts/user-info';
import type { Http } from 'shared/http';
import { customersPath } from './first-paths.ts';

export type CustomersState =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly customers: readonly Customer[] }
  | { readonly state: 'failed'; readonly error: Error };

export interface UserState {
  readonly userId: string;
  readonly email: string;
  /** Roles of the user-info response; used only while `get-customers-v2` is off (AUTH-023). */
  readonly customerRoles: readonly CustomerRole[];
  readonly customers: CustomersState;
}

export type UserStore = ReturnType<typeof createUserStore>;

const loadV2 = async (http: Http): Promise<readonly Customer[]> =>
  (await http.request({ path: customersPath, schema: customersAnswer })).customers;

const loadV1 = async (http: Http, ids: readonly string[]): Promise<readonly Customer[]> =>
  await Promise.all(
    ids.map(async id => {
      const path = `${customersPath}/${encodeURIComponent(id)}`;
      const [{ customer }, { roles }] = await Promise.all([
        http.request({ path, schema: customerAnswer }),
        http.request({ path: `${path}/roles`, schema: customerRolesAnswer }),
      ]);
      return { ...customer, role: roles.find(role => role.id === id)?.role ?? 'Unknown' };
    }),
  );

/** One store per signed-in user. `load()` may be called again after a failure. */
export const createUserStore = (userInfo: UserInfo, http: Http, customersV2: () => boolean) => {
  const store = createStore<UserState>(() => ({
    userId: userInfo.sub,
    email: userInfo.email,
    customerRoles: userInfo.customer_roles.map(({ customer_id: id, role }) => ({ id, role })),
    customers: { state: 'loading' },
  }));
  const load = async (): Promise<void> => {
    store.setState({ customers: { state: 'loading' } });
    const ids = store.getState().customerRoles.map(role => role.id);
    try {
      const customers = await (customersV2() ? loadV2(http) : loadV1(http, ids));
      store.setState({ customers: { state: 'ready', customers } });
    } catch (error) {
      store.setState({
        customers: { state: 'failed', error: error instanceof Error ? error : new Error(String(error)) },
      });
    }
  };
  /** Adds a customer that the user has just got access to; it is loaded with the others from now on. */
  const addCustomer = async (id: string): Promise<void> => {
    const { customerRoles } = store.getState();
    if (!customerRoles.some(role => role.id === id))
      store.setState({ customerRoles: [...customerRoles, { id, role: 'Unknown' }] });
    await load();
  };
  /** Applies an API response about a user, if it is the signed-in one: their e-mail may have changed. */
  const follow = ({ userId, email }: Pick<UserState, 'userId' | 'email'>): void => {
    const user = store.getState();
    if (userId === user.userId && email !== user.email) store.setState({ email });
  };
  return { ...store, load, addCustomer, follow };
};
