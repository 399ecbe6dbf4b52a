import { aPricePlan } from '../testing/subscriptions.ts';
import { offeringFacts } from './offering-facts.ts';

const gigabytes = (value: number) => ({ value, unit: 'GB' });

it.each([
  [
    'a telephone without data',
    aPricePlan({ voice: { value: 120, unit: 'min' } }),
    ['Ingen data', '120 min tale', 'Ingen binding'],
  ],
  [
    'a telephone with data',
    aPricePlan({
      ...{ data: gigabytes(20), dataEu: gigabytes(10), isFreeVoiceIncluded: true, bindingPeriod: 6 },
    }),
    ['20 GB data i Danmark', '10 GB data i EU', 'Fri tale', '6 måneders binding'],
  ],
  [
    'all the data one wants',
    aPricePlan({ isFreeDataIncluded: true }),
    ['Fri data i Danmark', 'Ingen binding'],
  ],
  [
    'a fixed line',
    aPricePlan({ speed: { value: 500, unit: 'Mbit/s' }, bindingPeriod: 1 }),
    ['Op til 500 Mbit/s', '1 måneds binding'],
  ],
])('says what can be chosen holds: %s', (_, holds, facts) => {
  expect(offeringFacts(holds).map(fact => fact.replaceAll('\u00a0', ' '))).toEqual(facts);
});
