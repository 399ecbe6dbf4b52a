/** What the API is asked for ahead: the addresses that the first page asks for whatever it is answered. */
import type { Toggles } from 'shared/toggles';
import { areaPaths } from 'shared/remote/area-paths';
import { customersPath, landingPagePath } from '../store/first-paths.ts';

const landingPageOf = new RegExp(String.raw`^/([\w-]+)/${areaPaths.landingPage}/?(?:[?#]|$)`);

/**
 * Who goes to a landing page names the customer in the address. Customers that are read one by one, and the first of them
 * where the address names none, are only known later.
 */
export const firstAddresses = (
  backendApiUrl: string,
  toggles: Pick<Toggles, 'isOn'>,
  returnPath = '/',
): string[] => {
  const customerId = landingPageOf.exec(returnPath)?.[1];
  const paths = [
    ...(toggles.isOn('get-customers-v2') ? [customersPath] : []),
    ...(customerId === undefined ? [] : [`${landingPagePath}?customerId=${customerId}`]),
  ];
  return paths.map(path => new URL(backendApiUrl + path).href);
};
