/** Danish words for the values that billing items and accounts are described with. */
import type { BillCycleFrequency, InvoiceFormat, OwnerControl, ProductGroup } from 'shared/contracts/account';
import type { BillingItemStatus } from 'shared/contracts/billing-item';

export const statusLabels: Readonly<Record<BillingItemStatus, string>> = {
  Unknown: 'Ukendt',
  Open: 'Ikke betalt',
  Overdue: 'Forfalden',
  PartiallyPaid: 'Delvist betalt',
  PaymentPending: 'Betaling behandles',
  Paid: 'Betalt',
  Reminded: 'Rykker sendt',
  Collection: 'Sendt til inkasso',
  Credited: 'Krediteret',
  AutomaticPayment: 'Betales automatisk',
};

export const productGroupLabels: Readonly<Record<ProductGroup, string>> = {
  Unknown: 'Ukendt',
  Broadband: 'Bredbånd',
  DataNet: 'Datanet',
  Fixed: 'Fastnet',
  HomeOffice: 'Hjemmearbejdsplads',
  Mobile: 'Mobil',
};

export const billCycleLabels: Readonly<Record<BillCycleFrequency, string>> = {
  Unknown: 'Ukendt',
  Monthly: 'Hver måned',
  Quarterly: 'Hvert kvartal',
};

export const invoiceFormatLabels: Readonly<Record<InvoiceFormat, string>> = {
  Unknown: 'Ukendt',
  EmailPdf: 'PDF på e-mail',
  Ean: 'EAN-faktura via NemHandel',
  Betalingsservice: 'Betalingsservice',
  Leverandorservice: 'Leverandørservice',
  Giro: 'Girokort',
};

export const ownerControlLabels: Readonly<Record<OwnerControl, string>> = {
  Unknown: 'Ukendt',
  NoBlock: 'Ingen spærring',
  SoftBlock: 'Spærret, kan åbnes af medarbejderen',
  Block: 'Spærret, kan åbnes af administrator',
  ForceBlock: 'Altid spærret',
};
