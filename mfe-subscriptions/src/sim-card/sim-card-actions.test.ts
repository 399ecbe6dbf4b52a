import { simCardActions } from './sim-card-actions.ts';

it.each([
  ['SIM-009', false, ['Skift simkort', 'Skift til e-sim']],
  ['SIM-010', true, ['Skift til simkort', 'Bestil nyt e-sim']],
] as const)('offers the actions with or without an eSIM (%s)', (_id, hasEsim, labels) => {
  const actions = simCardActions({ isAllowed: true, hasEsim });
  expect(actions.map(({ label }) => label)).toEqual(labels);
  expect(actions.map(({ page }) => page)).toEqual(['switchSimCard', 'switchToEsim']);
});

it.each([true, false])(
  'offers no action when SIM management is not allowed, with an eSIM: %p (SIM-011)',
  hasEsim => {
    expect(simCardActions({ isAllowed: false, hasEsim })).toEqual([]);
  },
);
