import { renderHook } from '@testing-library/react';
import { QueryClient } from 'shared/query';
import { anyCustomer } from 'shared/testing/builders.ts';
import { HostProviders } from 'shared/testing/host-providers.tsx';
import { readChosen } from '../testing/bulk.ts';
import { useChosenSubscriptions } from './chosen-subscriptions.ts';

const refused = () => Promise.reject(new Error('Nothing is requested.'));

it('passes on at most 500 selected subscriptions', () => {
  const { result } = renderHook(useChosenSubscriptions, {
    wrapper: ({ children }) => (
      <HostProviders
        customer={anyCustomer()}
        session={{ userId: 'user-1', email: 'superadmin@demo.example' }}
        toggles={{}}
        http={{ request: refused, file: refused }}
        onToast={() => undefined}
        queryClient={new QueryClient()}
      >
        {children}
      </HostProviders>
    ),
  });
  const subscriptionIds = Array.from({ length: 600 }, (_, index) => `S${String(index)}`);
  result.current.choose(600, { subscriptionIds });
  const passedOn = { count: 600, selection: { subscriptionIds: subscriptionIds.slice(0, 500) } };
  expect(result.current.read()).toMatchObject(passedOn);
  expect(readChosen()).toMatchObject(passedOn);
});
