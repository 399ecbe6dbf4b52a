import { create } from 'xmlbuilder2';
import type { Money } from 'shared/contracts/money';
import { supplierCvr, supplierName, type BillingDocument } from './billing-document.ts';

const namespaces = {
  cac: 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  cbc: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
};

/**
 * A billing item as an OIOUBL 2.1 document (UBL 2.0 `Invoice` or `CreditNote`), which public bodies receive by EAN
 * number. Amounts of a credit note are positive in this format.
 */
export function documentOioUbl({ item, companyName, reference }: BillingDocument): string {
  const isCredit = item.documentType === 'CreditNote';
  const root = isCredit ? 'CreditNote' : 'Invoice';
  const sign = isCredit ? -1 : 1;
  const amount = ({ value, currency }: Money) => ({
    '@currencyID': currency,
    '#': (value === 0 ? 0 : sign * value).toFixed(2),
  });
  const sum = (rate: number, of: 'net' | 'vat'): Money => {
    const lines = item.lines.filter(line => line.vatRate === rate);
    const ore = lines.map(({ amountExclVat, amountInclVat }) =>
      Math.round((of === 'net' ? amountExclVat.value : amountInclVat.value - amountExclVat.value) * 100),
    );
    return { value: ore.reduce((total, each) => total + each, 0) / 100, currency: 'DKK' };
  };
  const vatOf = ({ amountExclVat, amountInclVat }: (typeof item.lines)[number]): Money => ({
    value: Math.round((amountInclVat.value - amountExclVat.value) * 100) / 100,
    currency: amountInclVat.currency,
  });
  const category = (rate: number) => ({
    'cbc:ID': {
      '@schemeAgencyID': '320',
      '@schemeID': 'urn:oioubl:id:taxcategoryid-1.1',
      '#': rate === 0 ? 'ZeroRated' : 'StandardRated',
    },
    'cbc:Percent': String(rate),
    'cac:TaxScheme': {
      'cbc:ID': { '@schemeAgencyID': '320', '@schemeID': 'urn:oioubl:id:taxschemeid-1.1', '#': '63' },
      'cbc:Name': 'Moms',
    },
  });
  const rates = [...new Set(item.lines.map(line => line.vatRate))].sort((a, b) => b - a);
  const [lineName, quantityName] = isCredit
    ? (['cac:CreditNoteLine', 'cbc:CreditedQuantity'] as const)
    : (['cac:InvoiceLine', 'cbc:InvoicedQuantity'] as const);
  const { ean, fik } = item.paymentInfo;

  const document = {
    [root]: {
      '@xmlns': `urn:oasis:names:specification:ubl:schema:xsd:${root}-2`,
      '@xmlns:cac': namespaces.cac,
      '@xmlns:cbc': namespaces.cbc,
      'cbc:UBLVersionID': '2.0',
      'cbc:CustomizationID': 'OIOUBL-2.1',
      'cbc:ProfileID': {
        '@schemeAgencyID': '320',
        '@schemeID': 'urn:oioubl:id:profileid-1.4',
        '#': 'Procurement-BilSim-1.0',
      },
      'cbc:ID': item.invoiceNumber,
      'cbc:IssueDate': item.issueDate,
      ...(isCredit
        ? {}
        : {
            'cbc:InvoiceTypeCode': {
              '@listAgencyID': '320',
              '@listID': 'urn:oioubl:codelist:invoicetypecode-1.1',
              '#': '380',
            },
          }),
      'cbc:DocumentCurrencyCode': 'DKK',
      ...(reference && !isCredit ? { 'cac:OrderReference': { 'cbc:ID': reference } } : {}),
      'cac:AccountingSupplierParty': {
        'cac:Party': {
          'cbc:EndpointID': { '@schemeID': 'DK:CVR', '#': `DK${supplierCvr}` },
          'cac:PartyName': { 'cbc:Name': supplierName },
          'cac:PartyLegalEntity': {
            'cbc:RegistrationName': supplierName,
            'cbc:CompanyID': { '@schemeID': 'DK:CVR', '#': `DK${supplierCvr}` },
          },
        },
      },
      'cac:AccountingCustomerParty': {
        'cac:Party': {
          ...(ean ? { 'cbc:EndpointID': { '@schemeAgencyID': '9', '@schemeID': 'GLN', '#': ean } } : {}),
          'cac:PartyName': { 'cbc:Name': companyName },
          'cac:Contact': { 'cbc:ID': reference ?? item.accountId },
        },
      },
      ...(fik && !isCredit
        ? {
            'cac:PaymentMeans': {
              'cbc:ID': '1',
              'cbc:PaymentMeansCode': '93',
              'cbc:PaymentDueDate': item.dueDate,
              'cbc:PaymentChannelCode': {
                '@listAgencyID': '320',
                '@listID': 'urn:oioubl:codelist:paymentchannelcode-1.1',
                '#': 'DK:FIK',
              },
              'cbc:InstructionID': fik.slice(4, 19),
              'cbc:PaymentID': {
                '@schemeAgencyID': '320',
                '@schemeID': 'urn:oioubl:id:paymentid-1.1',
                '#': fik.slice(1, 3),
              },
              'cac:CreditAccount': { 'cbc:AccountID': fik.slice(20, 28) },
            },
          }
        : {}),
      'cac:TaxTotal': {
        'cbc:TaxAmount': amount(item.vatAmount),
        'cac:TaxSubtotal': rates.map(rate => ({
          'cbc:TaxableAmount': amount(sum(rate, 'net')),
          'cbc:TaxAmount': amount(sum(rate, 'vat')),
          'cac:TaxCategory': category(rate),
        })),
      },
      'cac:LegalMonetaryTotal': {
        'cbc:LineExtensionAmount': amount(item.totalExclVat),
        'cbc:TaxExclusiveAmount': amount(item.vatAmount),
        'cbc:TaxInclusiveAmount': amount(item.totalInclVat),
        'cbc:PayableAmount': amount(item.totalInclVat),
      },
      [lineName]: item.lines.map((line, index) => ({
        'cbc:ID': String(index + 1),
        [quantityName]: { '@unitCode': 'EA', '#': String(line.quantity) },
        'cbc:LineExtensionAmount': amount(line.amountExclVat),
        'cac:TaxTotal': {
          'cbc:TaxAmount': amount(vatOf(line)),
          'cac:TaxSubtotal': {
            'cbc:TaxableAmount': amount(line.amountExclVat),
            'cbc:TaxAmount': amount(vatOf(line)),
            'cac:TaxCategory': category(line.vatRate),
          },
        },
        'cac:Item': { 'cbc:Description': line.text, 'cbc:Name': line.text.slice(0, 40) },
        'cac:Price': { 'cbc:PriceAmount': amount(line.unitPrice) },
      })),
    },
  };
  return create({ version: '1.0', encoding: 'UTF-8' }, document).end({ prettyPrint: true });
}
