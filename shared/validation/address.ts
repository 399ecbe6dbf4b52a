import { ADDRESS_LIMITS as limits } from '../contracts/text-limits.ts';
import { fits } from './fits.ts';
import { requiredRule as required } from './required.ts';
import { field, firstOf, must } from './rule.ts';
import { validationTexts } from './texts.ts';

/** The form values of a postal address. */
export interface AddressValues {
  readonly streetName: string;
  readonly houseNumber: string;
  readonly floor: string;
  /** The door: tv, mf, th or a number. */
  readonly direction: string;
  readonly zip: string;
  readonly city: string;
  readonly country: string;
  /** The name of the mailbox's owner: c/o. */
  readonly landlordName: string;
}

/** Countries with Danish postcodes. */
export const ADDRESS_COUNTRIES = ['Danmark', 'Grønland'] as const;

export const emptyAddress: AddressValues = {
  streetName: '',
  houseNumber: '',
  floor: '',
  direction: '',
  zip: '',
  city: '',
  country: 'Danmark',
  landlordName: '',
};

/** Validation rules of a postal address, to spread into a form's schema. */
export const addressShape = {
  streetName: field(firstOf(required('streetName'), fits('Vejnavnet', limits.streetName))),
  houseNumber: field(firstOf(required('houseNumber'), fits('Husnummeret', limits.houseNumber))),
  floor: field(fits('Etagen', limits.floor)),
  direction: field(fits('Døren', limits.direction)),
  zip: field(
    firstOf(
      required('zipCode'),
      must(value => /^\d{4}$/.test(value), validationTexts.zipFormat),
    ),
  ),
  city: field(firstOf(required('city'), fits('Bynavnet', limits.city))),
  country: field(firstOf(required('country'), fits('Landet', limits.country))),
  landlordName: field(fits('C/o-navnet', limits.landlordName)),
};

/** Picks the address from a form's values. Empty fields are omitted. */
export const addressOf = (values: AddressValues) => {
  const { streetName, houseNumber, zip, city, country } = values;
  const orNull = (value: string) => (value === '' ? null : value);
  return {
    streetName,
    houseNumber,
    zip,
    city,
    country,
    floor: orNull(values.floor),
    direction: orNull(values.direction),
    landlordName: orNull(values.landlordName),
  };
};
