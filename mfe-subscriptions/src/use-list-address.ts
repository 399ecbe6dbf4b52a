import { useSearchParams } from 'shared/router';
import { turnsPage, type ListPlace } from './list-address.ts';

/** What a list's address always has. */
export interface ListChoices extends ListPlace {
  readonly search: string;
}

/** Reads and changes what the person has chosen in a list, as it stands in the page's address. */
export const useListAddress = <Address extends ListChoices>(
  read: (params: URLSearchParams) => Address,
  write: (address: Address) => URLSearchParams,
) => {
  const [params, setParams] = useSearchParams();
  const address = read(params);

  // A choice is a step one can go back from; typing is not.
  const change = (next: Address, isTyping = false): void => {
    setParams(write(next), {
      replace: isTyping,
      preventScrollReset: !turnsPage(write, address, next),
    });
  };
  return {
    address,
    go: (next: Address): void => {
      change(next);
    },
    search: (search: string): void => {
      change({ ...address, search, page: 1 }, true);
    },
  };
};
