import { CHOSEN_INVOICE_FORMATS } from 'shared/contracts/account-changes';
import type { FormState } from 'shared/form';
import { AddressFields } from 'shared/form/address-fields';
import { billCycleLabels, invoiceFormatLabels } from 'shared/format/account-labels';
import { Card } from 'shared/ui/card';
import { HelperText } from 'shared/ui/helper-text';
import { Stack } from 'shared/ui/layout';
import { RadioGroup } from 'shared/ui/radio-group';
import { TextField } from 'shared/ui/text-field';
import { eanWarning } from 'shared/validation/ean';
import type { AccountValues } from './account-form-schema.ts';
import { accountFormTexts as texts } from './account-form-texts.ts';

interface AccountFormFieldsProps {
  readonly form: Pick<FormState<AccountValues, unknown>, 'field' | 'values'>;
}

const formats = CHOSEN_INVOICE_FORMATS.map(value => ({
  value,
  label: invoiceFormatLabels[value],
  help: texts.formatHelp[value],
}));
const frequencies = (['Monthly', 'Quarterly'] as const).map(value => ({
  value,
  label: billCycleLabels[value],
}));

const EanField = ({ form }: AccountFormFieldsProps) => {
  const warning = eanWarning(form.values.ean.replaceAll(/\s/g, ''));
  return (
    <Stack gap={1}>
      <TextField {...form.field('ean')} label={texts.ean} width="digits-20" inputMode="numeric" />
      <div role="status">
        {warning === undefined ? null : <HelperText variant="warning">{warning}</HelperText>}
      </div>
    </Stack>
  );
};

/** Name, address and invoicing of a billing account: the fields shared by editing and creating one. */
export const AccountFormFields = ({ form }: AccountFormFieldsProps) => {
  const { invoiceFormat } = form.values;
  return (
    <>
      <TextField {...form.field('accountName')} label={texts.name} help={texts.nameHelp} />
      <Card title={texts.address}>
        <AddressFields field={form.field} />
      </Card>
      <Card title={texts.invoicing}>
        <Stack>
          <RadioGroup {...form.field('invoiceFormat')} label={texts.format} options={formats} />
          {invoiceFormat === 'Ean' ? <EanField form={form} /> : null}
          <TextField
            {...form.field('email')}
            label={texts.email}
            type="email"
            isOptional={invoiceFormat !== 'EmailPdf'}
          />
          <TextField
            {...form.field('reference')}
            label={texts.reference}
            help={texts.referenceHelp}
            isOptional
          />
          <RadioGroup {...form.field('billCycleFrequency')} label={texts.frequency} options={frequencies} />
        </Stack>
      </Card>
    </>
  );
};
