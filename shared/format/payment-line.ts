/** What an invoice says of how it is paid: said once, for the platform and for the back end of offline mode. */

/** A creditor number that no Danish bank has given out. */
const creditor = '80000000';

/** The digit that makes the Luhn sum of an even-length payload come out; weights 1, 2 from the left. */
const luhnDigit = (payload: string): number => {
  const sum = Array.from(payload).reduce((total, digit, index) => {
    const weighted = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return (10 - (sum % 10)) % 10;
};

/** The payment line of an invoice: card type 71, fifteen digits of which the last is a Luhn check, and the creditor. */
export const paymentLine = (invoiceNumber: string): string => {
  const payload = invoiceNumber.padStart(14, '0').slice(-14);
  return `+71<${payload}${String(luhnDigit(payload))}+${creditor}<`;
};

/** What Betalingsservice knows the payer of an account by: its own number for us, a group of payers, and whom we mean. */
export const directDebit = (accountId: string) => ({
  pbsNo: '00000000',
  debtorGroup: '00001',
  customerNo: accountId,
});
