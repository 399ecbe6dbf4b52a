import type { PricePlanInformation } from 'shared/contracts/subscription';
import { aPricePlan } from '../testing/subscriptions.ts';
import { pricePlanFacts } from './price-plan-facts.ts';

const shown = (changes: Partial<PricePlanInformation>) =>
  Object.fromEntries(
    pricePlanFacts(aPricePlan(changes))
      .filter(({ value }) => value !== undefined)
      .map(({ term, value }) => [term, value?.replaceAll('\u00a0', ' ')]),
  );

it.each<[Partial<PricePlanInformation>, string, string | undefined]>([
  [{ data: { value: 50, unit: 'GB' } }, 'Data i Danmark', '50 GB'],
  [{ data: { value: 50, unit: 'GB' }, isFreeDataIncluded: true }, 'Data i Danmark', 'Fri'],
  [{ data: null }, 'Data i Danmark', undefined],
  [{ dataEu: { value: 12.5, unit: 'GB' } }, 'Data i EU', '12,5 GB'],
  [{ isFreeDataEuIncluded: true }, 'Data i EU', 'Fri'],
  [{ dataRoaming: { value: 1, unit: 'GB' } }, 'Data uden for EU', '1 GB'],
  [{ voice: { value: 1200, unit: 'min' } }, 'Tale', '1.200 min'],
  [{ isFreeVoiceIncluded: true }, 'Tale', 'Fri'],
  [{ isFreeSmsIncluded: true }, 'Sms', 'Fri'],
  [{ sms: { value: 500, unit: 'stk.' } }, 'Sms', '500 stk.'],
  [{ mms: { value: 20, unit: 'stk.' } }, 'Mms', '20 stk.'],
  [{ isFreeMmsIncluded: true }, 'Mms', 'Fri'],
  [{ is5GReady: true }, 'Klar til 5G', 'Ja'],
  [{ is5GReady: false }, 'Klar til 5G', undefined],
])('lists the contents of the plan %p (SUB-005, SUB-006)', (changes, term, value) => {
  expect(shown(changes)[term]).toBe(value);
});

it.each<[Partial<PricePlanInformation>, string, string | undefined]>([
  [
    { downloadSpeed: { value: 1000, unit: 'Mbit/s' }, uploadSpeed: { value: 100, unit: 'Mbit/s' } },
    'Hastighed (ned/op)',
    '1.000/100 Mbit/s',
  ],
  [{ speed: { value: 300, unit: 'Mbit/s' } }, 'Hastighed (ned/op)', '300 Mbit/s'],
  [{ technologyType: 'Fiber' }, 'Teknologi', 'Fiber'],
  [{ bindingPeriod: 0 }, 'Binding', 'Ingen binding'],
  [{ bindingPeriod: 1 }, 'Binding', '1 måned'],
  [{ bindingPeriod: 12 }, 'Binding', '12 måneder'],
  [{ bindingPeriod: null }, 'Binding', undefined],
])('lists line and binding of the plan %p (SUB-007)', (changes, term, value) => {
  expect(shown(changes)[term]).toBe(value);
});
