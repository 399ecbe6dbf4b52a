import { aPricePlan } from '../testing/subscriptions.ts';
import { offeringFacts } from './offering-facts.ts';

const gigabytes = (value: number) => ({ value, unit: 'GB' });

it.each([
  [
    'a mobile plan without data',
    aPricePlan({ voice: { value: 120, unit: 'min' } }),
    ['Ingen data', '120 min tale', 'Ingen binding'],
  ],
  [
    'a mobile plan with data',
    aPricePlan({
      data: gigabytes(20),
      dataEu: gigabytes(10),
      isFreeVoiceIncluded: true,
      bindingPeriod: 6,
    }),
    ['20 GB data i Danmark', '10 GB data i EU', 'Fri tale', '6 måneders binding'],
  ],
  ['unlimited data', aPricePlan({ isFreeDataIncluded: true }), ['Fri data i Danmark', 'Ingen binding']],
  [
    'a fixed line',
    aPricePlan({ speed: { value: 500, unit: 'Mbit/s' }, bindingPeriod: 1 }),
    ['Op til 500 Mbit/s', '1 måneds binding'],
  ],
])('lists the contents of an offering: %s', (_, holds, facts) => {
  expect(offeringFacts(holds).map(fact => fact.replaceAll('\u00a0', ' '))).toEqual(facts);
});
