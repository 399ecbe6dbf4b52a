/** All ports with values from the caller; used by the fakes of `renderWithHost()` and standalone starts. */
import type { ReactNode } from 'react';
import { CardPaymentContext } from 'shared/card-payment';
import type { Customer } from '../contracts/customer.ts';
import { capabilitiesOf, deriveCustomer } from '../customers/capabilities.ts';
import { CurrentCustomerContext } from 'shared/customers';
import { HttpContext, type Http } from 'shared/http';
import { QueryClientProvider, type QueryClient } from 'shared/query';
import { SessionContext, type Session } from 'shared/session';
import { customerServiceHref } from '../remote/links.ts';
import { PageTitleContext } from 'shared/ui/page-title';
import { ToastsContext, type NewToast } from 'shared/toasts';
import { WaysOnContext } from 'shared/ui/ways-on';
import { TogglesContext, type TextToggleKey, type ToggleKey } from 'shared/toggles';

interface HostProvidersProps {
  readonly customer: Customer;
  readonly session: Session;
  /**
   * Unlisted toggles are on, as in offline mode, except those that close the portal; unlisted texts are
   * empty.
   */
  readonly toggles: Partial<Record<ToggleKey, boolean> & Record<TextToggleKey, string>>;
  readonly http: Http;
  readonly onToast: (toast: NewToast) => void;
  /** Called with the text with which the global search is opened. */
  readonly onSearch?: (text: string) => void;
  readonly queryClient: QueryClient;
  readonly children: ReactNode;
}

const showTitle = (title: string) => {
  document.title = title;
  return () => {
    document.title = '';
  };
};

const cardPayment = {
  environment: 'test',
  clientKey: 'sandbox_test',
  url: 'https://cards.test',
} as const;

/** Toggles that close something; off by default, because few pages need them. */
const closing: readonly ToggleKey[] = ['maintenance', 'force-fresh-login'];

export const HostProviders = (props: HostProvidersProps) => {
  const isOn = (key: ToggleKey): boolean => props.toggles[key] ?? !closing.includes(key);
  const toggles = {
    contractFeaturesCanBeDisabled: isOn('disable-features-for-customers-without-a-contract'),
    homeOfficeMobileBroadband: isOn('create_home_office_mobile_broadband_subscriptions'),
  };
  const customer = deriveCustomer(props.customer, toggles);
  return (
    <SessionContext value={props.session}>
      <TogglesContext
        value={{ isOn, text: key => props.toggles[key] ?? '', subscribe: () => () => undefined }}
      >
        <HttpContext value={props.http}>
          <ToastsContext
            value={{
              show: toast => {
                props.onToast(toast);
                return crypto.randomUUID();
              },
            }}
          >
            <CurrentCustomerContext
              value={{
                customer,
                capabilities: capabilitiesOf(customer, toggles),
                accountLevel: props.customer.accountLevel ?? 'Unknown',
                accessType: props.customer.accessType,
              }}
            >
              <CardPaymentContext value={cardPayment}>
                <PageTitleContext value={showTitle}>
                  <WaysOnContext
                    value={{
                      customerService: fejlkode => customerServiceHref(customer, { fejlkode }),
                      search: text => props.onSearch?.(text),
                    }}
                  >
                    <QueryClientProvider client={props.queryClient}>{props.children}</QueryClientProvider>
                  </WaysOnContext>
                </PageTitleContext>
              </CardPaymentContext>
            </CurrentCustomerContext>
          </ToastsContext>
        </HttpContext>
      </TogglesContext>
    </SessionContext>
  );
};
