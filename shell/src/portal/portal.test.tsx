import { renderHook } from '@testing-library/react';
import { usePortal, useSignedIn } from './portal.ts';
import { fakePortal, InPortal } from '../testing/render-in-portal.tsx';

it('throws when the provider is missing', () => {
  expect(() => renderHook(usePortal)).toThrow('no PortalContext was supplied');
});

it('throws when nobody is signed in', () => {
  const portal = fakePortal({ signedIn: undefined });
  expect(() =>
    renderHook(useSignedIn, { wrapper: ({ children }) => <InPortal portal={portal}>{children}</InPortal> }),
  ).toThrow('This page needs a signed-in person.');
});
