import { Cluster, Stack } from 'shared/ui/layout';
import { Select } from 'shared/ui/select';
import { TextField } from 'shared/ui/text-field';
import { ADDRESS_COUNTRIES, type AddressValues } from '../validation/address.ts';
import type { FieldProps } from './form-state.ts';

export interface AddressFieldsProps {
  /** `field` of a form whose values include the address values. */
  readonly field: (name: keyof AddressValues) => FieldProps<string>;
}

const countries = ADDRESS_COUNTRIES.map(name => ({ value: name, label: name }));

/**
 * Input fields for a postal address. Validate with `addressShape` of `shared/validation/address` and build
 * the request with `addressOf`: `<AddressFields field={form.field} />`.
 */
export const AddressFields = ({ field }: AddressFieldsProps) => (
  <Stack>
    <TextField {...field('landlordName')} label="C/o" isOptional />
    <TextField {...field('streetName')} label="Vejnavn" />
    <Cluster align="start" gap={4}>
      <TextField {...field('houseNumber')} label="Husnummer" width="digits-4" />
      <TextField {...field('floor')} label="Etage" width="digits-4" isOptional />
      <TextField {...field('direction')} label="Dør" width="digits-4" isOptional />
    </Cluster>
    <Cluster align="start" gap={4}>
      <TextField {...field('zip')} label="Postnummer" width="digits-4" inputMode="numeric" />
      <TextField {...field('city')} label="By" />
    </Cluster>
    <Select {...field('country')} label="Land" options={countries} />
  </Stack>
);
