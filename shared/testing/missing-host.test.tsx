import { renderHook } from '@testing-library/react';
import { useCurrentCustomer } from '../customers/customers.tsx';
import { useHttp } from '../http/http.tsx';
import { useSession } from '../session/session.tsx';
import { useToasts } from '../toasts/toasts.tsx';
import { usePageTitle } from '../ui/page-title/page-title.tsx';
import { useTextToggle, useToggle, useTogglesOn } from '../toggles/toggles.tsx';

it.each([
  ['useSession', useSession, 'SessionContext'],
  ['useHttp', useHttp, 'HttpContext'],
  ['useCurrentCustomer', useCurrentCustomer, 'CurrentCustomerContext'],
  ['useToasts', useToasts, 'ToastsContext'],
  ['useToggle', () => useToggle('maintenance'), 'TogglesContext'],
  ['usePageTitle', () => usePageTitle('Faktura'), 'PageTitleContext'],
  ['useTextToggle', () => useTextToggle('information-banner-global'), 'TogglesContext'],
  ['useTogglesOn', () => useTogglesOn(['maintenance']), 'TogglesContext'],
])('%s says which provider is missing', (_name, hook: () => unknown, provider) => {
  expect(() => renderHook(hook)).toThrow(`no ${provider} was supplied`);
});
