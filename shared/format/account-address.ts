import { addressLines } from './address.ts';

type Part = string | null | undefined;

/** The address of a billing account, as in the contracts (ACC-006). */
interface AccountAddress {
  readonly landlordName?: Part;
  readonly streetName?: Part;
  readonly houseNumber?: Part;
  readonly floor?: Part;
  readonly direction?: Part;
  readonly doorNumber?: Part;
  readonly addressPostOfficeBox?: Part;
  readonly zip?: Part;
  readonly city?: Part;
  readonly country?: Part;
}

/** The address lines of a billing account for a letter; missing parts leave no gap. */
export const accountAddressLines = (address: AccountAddress): string[] => {
  const { streetName, houseNumber, floor, direction, doorNumber, zip, city, country } = address;
  return [
    address.landlordName ? [`c/o ${address.landlordName}`] : [],
    addressLines({ street: streetName, number: houseNumber, floor, direction: direction ?? doorNumber }),
    address.addressPostOfficeBox ? [`Postboks ${address.addressPostOfficeBox}`] : [],
    // Domestic letters omit the country.
    addressLines({ zip, city, country: country === 'Danmark' ? undefined : country }),
  ].flat();
};
