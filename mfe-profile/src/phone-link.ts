import { pages } from './pages.tsx';

const query = 'bekraeft';

/** Link to verify the number in the profile: the change page with the number prefilled. */
export const confirmPhoneHref = (customerId: string): string =>
  `${pages.changePhone.href({ customerId })}?${query}=ja`;

export const asksToConfirm = (params: URLSearchParams): boolean => params.has(query);
