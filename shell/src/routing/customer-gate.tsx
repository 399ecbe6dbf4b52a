/**
 * Gate for everything below `/{customerId}`: the customers are loaded, the id is one of the user's own, and the ports
 * of the current customer are filled.
 */
import { useEffect, useMemo, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { CurrentCustomerContext } from 'shared/customers';
import { capabilitiesOf, companyNameOf, deriveCustomer } from 'shared/customers/capabilities';
import type { Customer } from 'shared/contracts/customer';
import { isPortalError } from 'shared/errors/portal-error';
import { Navigate, useLocation, useParams } from 'shared/router';
import { useToasts } from 'shared/toasts';
import { useToggle } from 'shared/toggles';
import { ExceptionBox } from 'shared/ui/exception-box';
import { PageHeader } from 'shared/ui/page-header';
import { errorDetails } from '../errors/error-details.ts';
import { usePortal, type SignedIn } from '../portal/portal.ts';
import { NoCustomersPage } from '../pages/no-customers.page.tsx';
import { PageSkeleton } from '../layout/page-skeleton.tsx';
import { LoadingFrame } from '../layout/loading-frame.tsx';
import { addressForCustomer } from '../addresses/switch-customer.ts';
import { routingTexts } from './texts.ts';

interface WithCustomersProps {
  readonly children: (customers: readonly Customer[], first: Customer) => ReactNode;
}

/** Loads the customers and provides them; renders the loading, error and no-customers states. */
export const WithCustomers = ({ children }: WithCustomersProps) => {
  const { signedIn } = usePortal();
  // A public page was opened first and nobody is signed in yet: a full page load starts the sign-in.
  if (signedIn === undefined) return <FullLoad />;
  return <LoadedCustomers signedIn={signedIn}>{children}</LoadedCustomers>;
};

const FullLoad = () => {
  useEffect(() => {
    window.location.reload();
  }, []);
  return null;
};

const LoadedCustomers = ({ signedIn, children }: WithCustomersProps & { readonly signedIn: SignedIn }) => {
  const { userStore } = signedIn;
  const customers = useStore(userStore, state => state.customers);

  if (customers.state === 'loading')
    return (
      <LoadingFrame>
        <PageSkeleton />
      </LoadingFrame>
    );
  if (customers.state === 'failed')
    return (
      <LoadingFrame>
        <PageHeader title={routingTexts.customers} />
        <ExceptionBox
          message={isPortalError(customers.error) ? customers.error.message : routingTexts.customersFailed}
          {...errorDetails(customers.error)}
          onRetry={() => void userStore.load()}
        />
      </LoadingFrame>
    );
  const [first] = customers.customers;
  if (first === undefined) return <NoCustomersPage />;
  return children(customers.customers, first);
};

const CurrentCustomer = ({
  customer,
  children,
}: {
  readonly customer: Customer;
  readonly children: ReactNode;
}) => {
  const contractFeaturesCanBeDisabled = useToggle('disable-features-for-customers-without-a-contract');
  const homeOfficeMobileBroadband = useToggle('create_home_office_mobile_broadband_subscriptions');
  const current = useMemo(() => {
    const toggles = { contractFeaturesCanBeDisabled, homeOfficeMobileBroadband };
    const derived = deriveCustomer(customer, toggles);
    const { accountLevel = 'Unknown', accessType } = customer;
    return { customer: derived, capabilities: capabilitiesOf(derived, toggles), accountLevel, accessType };
  }, [customer, contractFeaturesCanBeDisabled, homeOfficeMobileBroadband]);
  return <CurrentCustomerContext value={current}>{children}</CurrentCustomerContext>;
};

/** Shows a toast as well, so that the user does not take their own customer for the linked one. */
const ToOwnCustomer = ({ to, name }: { readonly to: string; readonly name: string }) => {
  const toasts = useToasts();
  useEffect(() => {
    toasts.show({
      variant: 'WARNING',
      title: routingTexts.notYours,
      richText: routingTexts.instead(name),
    });
  }, [toasts, name]);
  return <Navigate to={to} replace />;
};

/** NAV-057, NAV-058: an id that is not one of the user's own redirects to their first customer, once that is loaded. */
export const CustomerGate = ({ children }: { readonly children: ReactNode }) => {
  const { customerId } = useParams();
  const { pathname } = useLocation();
  const { registry } = usePortal();
  return (
    <WithCustomers>
      {(customers, first) => {
        const customer = customers.find(({ id }) => id === customerId);
        if (customer) return <CurrentCustomer customer={customer}>{children}</CurrentCustomer>;
        const patterns = registry.registry.remotes.flatMap(remote =>
          remote.titles.map(title => title.pattern),
        );
        return (
          <ToOwnCustomer to={addressForCustomer(pathname, first.id, patterns)} name={companyNameOf(first)} />
        );
      }}
    </WithCustomers>
  );
};
