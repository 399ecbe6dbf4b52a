/** Danish labels for the values of billing items and accounts. */
import type { ProductGroup } from 'shared/contracts/account';
import type { BillingItem, NotPayableReason, PaymentMethod } from 'shared/contracts/billing-item';

export const productGroupLabels: Readonly<Record<ProductGroup, string>> = {
  Unknown: 'Ukendt',
  Broadband: 'Bredbånd',
  DataNet: 'Datanet',
  Fixed: 'Fastnet',
  HomeOffice: 'Hjemmearbejdsplads',
  Mobile: 'Mobil',
};

export const paymentMethodLabels: Readonly<Record<PaymentMethod, string>> = {
  Unknown: 'Ukendt',
  CardOrTransfer: 'Kort eller bankoverførsel',
  Transfer: 'Bankoverførsel fra jeres eget system',
  GiroCard: 'Indbetalingskort, kort eller bankoverførsel',
  Betalingsservice: 'Betalingsservice',
  Leverandorservice: 'Leverandørservice',
};

/** Why nothing has to be paid for an item, for the reasons that have their own text. */
const notPayableTexts: Readonly<Partial<Record<NotPayableReason, string>>> = {
  AlreadyPaid: 'Fakturaen er betalt. I skal ikke gøre noget.',
  NothingOwed: 'Der er ikke noget at betale.',
  PaymentPending: 'Vi behandler en betaling. Det kan tage et par dage, før den vises her.',
  AutomaticPayment: 'Beløbet trækkes automatisk på betalingsfristen.',
  SentToCollection: 'Fakturaen er sendt til inkasso. Betal til inkassofirmaet.',
  ElectronicInvoice:
    'En EAN-faktura kan ikke betales med kort. Betal den fra jeres eget system eller med betalingslinjen.',
};

const automaticTexts: Readonly<Partial<Record<PaymentMethod, string>>> = {
  Betalingsservice:
    'Fakturaen er tilmeldt Betalingsservice. Beløbet trækkes automatisk på betalingsfristen, så den skal ikke betales her. Aftalen ændrer eller afmelder I i jeres bank.',
  Leverandorservice:
    'Fakturaen er tilmeldt Leverandørservice. Beløbet trækkes automatisk på betalingsfristen, så den skal ikke betales her. Aftalen ændrer eller afmelder I i jeres bank.',
};

/** The text why an item cannot be paid here; undefined when it can, or when no reason is known. */
export const notPayableText = ({
  notPayableReason,
  paymentMethod,
  totalInclVat,
}: Pick<BillingItem, 'notPayableReason' | 'paymentMethod' | 'totalInclVat'>): string | undefined => {
  if (!notPayableReason) return undefined;
  // An item with a total of zero counts as paid, too.
  if (notPayableReason === 'AlreadyPaid' && totalInclVat.value === 0) return notPayableTexts.NothingOwed;
  const automatic = notPayableReason === 'AutomaticPayment' ? automaticTexts[paymentMethod] : undefined;
  return automatic ?? notPayableTexts[notPayableReason];
};

/** Label of the filter by customer number. */
export const accountFilterText = 'Kundenummer';
export const accountFilterFailed =
  'Vi kunne ikke hente kundenumrene. Genindlæs siden for at vælge mellem dem.';
