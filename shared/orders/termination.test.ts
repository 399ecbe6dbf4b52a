import { pricePlan, pricePlanInformationOf } from '../catalogue/price-plans.ts';
import { terminationQuote } from './termination.ts';

const terms = { noticeDays: 30, noticeFrom: 'EndOfMonth', billCycleFrequency: 'Monthly' } as const;
const of = {
  effectiveDate: '2026-01-15',
  bindingEndDate: null,
  recurringRateOre: 19_900,
  pricePlanInformation: null,
};
type Terms = Parameters<typeof terminationQuote>[1];

const on = (changes: Partial<Terms>, today = '2026-11-22', date?: string) =>
  terminationQuote(of, { ...terms, ...changes }, { today, date });

describe('terminationQuote (CTRL-006)', () => {
  it.each<[string, Partial<Terms>, string, string]>([
    ['30 days from the end of the month', {}, '2026-11-22', '2026-12-30'],
    ['the same on its last day', {}, '2026-11-30', '2026-12-30'],
    ['one day later, from the next month', {}, '2026-12-01', '2027-01-30'],
    ['14 days from today', { noticeDays: 14, noticeFrom: 'Today' }, '2026-11-22', '2026-12-06'],
    ['no notice', { noticeDays: 0, noticeFrom: 'Today' }, '2026-11-22', '2026-11-22'],
  ])('calculates the earliest day from the notice: %s', (_name, changes, today, earliest) => {
    expect(on(changes, today).earliestDate).toBe(earliest);
  });

  it('is for the earliest day, or for the requested day within the limits', () => {
    expect(on({}).terminationDate).toBe('2026-12-30');
    expect(on({}, '2026-11-22', '2027-02-01').terminationDate).toBe('2027-02-01');
    expect(on({}, '2026-11-22', '2026-11-23').terminationDate).toBe('2026-12-30');
    expect(on({}, '2026-11-22', '2028-01-01').terminationDate).toBe('2027-03-22');
  });

  it('charges the rest of the binding by started months, and nothing after its end', () => {
    const bound = (bindingEndDate: string, date?: string) =>
      terminationQuote({ ...of, bindingEndDate }, terms, { today: '2026-11-22', date });
    const { bindingEndDate, remainingBinding } = bound('2027-04-15');
    expect([bindingEndDate, remainingBinding]).toEqual(['2027-04-15', { value: 4 * 199, currency: 'DKK' }]);
    expect(bound('2027-04-15', '2027-03-15').remainingBinding?.value).toBe(199);
    expect(bound('2026-07-15')).toMatchObject({ bindingEndDate: null, remainingBinding: null });
  });

  it('uses the binding months of the price plan when no end is stored', () => {
    const pricePlanInformation = pricePlanInformationOf(pricePlan('FIB1000'));
    const asked = { today: '2026-11-22' };
    expect(terminationQuote({ ...of, pricePlanInformation }, terms, asked).bindingEndDate).toBe('2028-01-15');
  });

  it('returns the date of the last invoice by the billing cycle', () => {
    expect(on({}).finalInvoiceDate).toBe('2027-01-01');
    const quarterly = { billCycleFrequency: 'Quarterly' } as const;
    expect(on(quarterly, '2026-11-22', '2027-01-15').finalInvoiceDate).toBe('2027-04-01');
    expect(on(quarterly, '2026-11-22', '2027-03-01').finalInvoiceDate).toBe('2027-04-01');
  });
});
