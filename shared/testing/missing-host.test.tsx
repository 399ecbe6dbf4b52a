import { renderHook } from '@testing-library/react';
import { useCurrentCustomer } from 'shared/customers';
import { useHttp } from 'shared/http';
import { useSession } from 'shared/session';
import { useToasts } from 'shared/toasts';
import { usePageTitle } from 'shared/ui/page-title';
import { useTextToggle, useToggle, useTogglesOn } from 'shared/toggles';

it.each([
  ['useSession', useSession, 'SessionContext'],
  ['useHttp', useHttp, 'HttpContext'],
  ['useCurrentCustomer', useCurrentCustomer, 'CurrentCustomerContext'],
  ['useToasts', useToasts, 'ToastsContext'],
  ['useToggle', () => useToggle('maintenance'), 'TogglesContext'],
  ['usePageTitle', () => usePageTitle('Faktura'), 'PageTitleContext'],
  ['useTextToggle', () => useTextToggle('information-banner-global'), 'TogglesContext'],
  ['useTogglesOn', () => useTogglesOn(['maintenance']), 'TogglesContext'],
])('%s names the missing provider', (_name, hook: () => unknown, provider) => {
  expect(() => renderHook(hook)).toThrow(`no ${provider} was supplied`);
});
