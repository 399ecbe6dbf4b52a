/** Danish words for the values that billing items and accounts are described with. */
import type { ProductGroup } from 'shared/contracts/account';
import type { NotPayableReason } from 'shared/contracts/billing-item';

export const productGroupLabels: Readonly<Record<ProductGroup, string>> = {
  Unknown: 'Ukendt',
  Broadband: 'Bredbånd',
  DataNet: 'Datanet',
  Fixed: 'Fastnet',
  HomeOffice: 'Hjemmearbejdsplads',
  Mobile: 'Mobil',
};

/** Why an item asks for nothing, where that needs a word of its own. */
export const notPayableTexts: Readonly<Partial<Record<NotPayableReason, string>>> = {
  AlreadyPaid: 'Den er betalt. I skal ikke gøre mere.',
  NothingOwed: 'Der er ikke noget at betale.',
  PaymentPending: 'Vi behandler en betaling. Det kan tage et par dage, før den vises her.',
  AutomaticPayment: 'Beløbet trækkes automatisk på betalingsfristen.',
  SentToCollection: 'Fakturaen er sendt til inkasso. Betal til inkassofirmaet.',
  ElectronicInvoice:
    'En EAN-faktura kan ikke betales med kort. Betal den fra jeres eget system eller med betalingslinjen.',
};

/** Of the filter that narrows to customer numbers. */
export const accountFilterText = 'Kundenummer';
