import { pages } from './pages.tsx';

const query = 'bekraeft';

/** To prove the number that stands in the profile: the page that changes it, which has it filled in then. */
export const confirmPhoneHref = (customerId: string): string =>
  `${pages.changePhone.href({ customerId })}?${query}=ja`;

export const asksToConfirm = (params: URLSearchParams): boolean => params.has(query);
