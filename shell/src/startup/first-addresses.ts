/** The API addresses to prefetch: those that the first page requests in any case. */
import type { Toggles } from 'shared/toggles';
import { areaPaths } from 'shared/remote/area-paths';
import { customersPath, landingPagePath } from '../store/first-paths.ts';

const landingPageOf = new RegExp(String.raw`^/([\w-]+)/${areaPaths.landingPage}/?(?:[?#]|$)`);

/**
 * The return path to a landing page names the customer. What depends on customers that are read one by one, or on the
 * first customer when the address names none, is only known later.
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
