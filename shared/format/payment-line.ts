/** Payment details on an invoice, shared by the platform and the offline-mode backend. */

/** A creditor number that no Danish bank has assigned. */
const creditor = '80000000';

/** Luhn check digit of a payload with even length; weights 1, 2 from the left. */
const luhnDigit = (payload: string): number => {
  const sum = Array.from(payload).reduce((total, digit, index) => {
    const weighted = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return (10 - (sum % 10)) % 10;
};

/**
 * The payment line of an invoice: card type 71, fifteen digits including a Luhn check digit, and the
 * creditor.
 */
export const paymentLine = (invoiceNumber: string): string => {
  const payload = invoiceNumber.padStart(14, '0').slice(-14);
  return `+71<${payload}${String(luhnDigit(payload))}+${creditor}<`;
};

/** An account's payer data for Betalingsservice: our PBS number, the debtor group and the customer number. */
export const directDebit = (accountId: string) => ({
  pbsNo: '00000000',
  debtorGroup: '00001',
  customerNo: accountId,
});
