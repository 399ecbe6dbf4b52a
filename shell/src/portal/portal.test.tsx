import { renderHook } from '@testing-library/react';
import { usePortal, useSignedIn } from './portal.ts';
import { fakePortal, InPortal } from '../testing/render-in-portal.tsx';

it('says which provider is missing', () => {
  expect(() => renderHook(usePortal)).toThrow('no PortalContext was supplied');
});

it('says that a page needs a signed-in person', () => {
  const portal = fakePortal({ signedIn: undefined });
  expect(() =>
    renderHook(useSignedIn, { wrapper: ({ children }) => <InPortal portal={portal}>{children}</InPortal> }),
  ).toThrow('This page needs a signed-in person.');
});
