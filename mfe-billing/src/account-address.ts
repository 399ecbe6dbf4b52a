import type { AccountAddress } from 'shared/contracts/account';
import { addressLines } from 'shared/format/address';

/** The lines of an account's address as they stand on a letter; parts that are missing leave no gap. */
export const accountAddressLines = (address: AccountAddress): string[] => {
  const { streetName, houseNumber, floor, direction, doorNumber, zip, city, country } = address;
  return [
    address.landlordName ? [`c/o ${address.landlordName}`] : [],
    addressLines({ street: streetName, number: houseNumber, floor, direction: direction ?? doorNumber }),
    address.addressPostOfficeBox ? [`Postboks ${address.addressPostOfficeBox}`] : [],
    // A letter within the country does not name it.
    addressLines({ zip, city, country: country === 'Danmark' ? undefined : country }),
  ].flat();
};
