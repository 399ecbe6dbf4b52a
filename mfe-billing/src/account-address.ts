import type { AccountAddress } from 'shared/contracts/account';

const joined = (parts: readonly (string | null | undefined)[], separator = ' '): string =>
  parts.filter(Boolean).join(separator);

/** The lines of an account's address as they stand on a letter; parts that are missing leave no gap. */
export const addressLines = (address: AccountAddress): string[] => {
  const house = joined([address.streetName, address.houseNumber]);
  const door = joined([address.floor && `${address.floor}.`, address.direction ?? address.doorNumber]);
  return [
    address.landlordName ? `c/o ${address.landlordName}` : '',
    joined([house, door], ', '),
    address.addressPostOfficeBox ? `Postboks ${address.addressPostOfficeBox}` : '',
    joined([address.zip, address.city]),
    address.country && address.country !== 'Danmark' ? address.country : '',
  ].filter(line => line !== '');
};
