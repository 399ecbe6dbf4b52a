import { categoryLabel, statusTag } from './subscription-labels.ts';

it.each([
  ['Voice', undefined, 'Mobilabonnement'],
  ['GSM', null, 'Mobilabonnement'],
  ['MobileBroadband', null, 'Mobilt bredbånd'],
  ['Data', '4G', 'Mobilt bredbånd'],
  ['MobileBroadband', '5G', '5G Internet'],
  ['Broadband', 'Fiber', 'Fiberbredbånd'],
  ['Broadband', 'Coax', 'Coaxbredbånd'],
  ['Broadband', 'DSL', 'DSL-bredbånd'],
  ['Broadband', 'Radio link', 'Radiokæde'],
  ['Broadband', 'Satellit', 'Bredbånd'],
  ['LLF', null, 'DataNet'],
  ['LLN', null, 'DataNet'],
  ['LLD', null, 'DataNet'],
  ['HomeOffice', null, 'Home Office'],
  ['HomeOffice', 'Fiber', 'Home Office Bredbånd'],
  ['Unknown', null, 'Andet abonnement'],
] as const)(
  'labels category %s with technology %p as %s (SUB-013, SUB-014, SUB-015, SUB-016)',
  (category, technologyType, label) => {
    expect(categoryLabel({ category, technologyType })).toBe(label);
  },
);

it.each([
  ['Active', null, 'Aktivt', 'success'],
  ['Active', '2027-01-31', 'Opsagt til 31. jan. 2027', 'warning'],
  ['Suspended', '2027-01-31', 'Opsagt til 31. jan. 2027', 'warning'],
  ['Cancelled', '2026-01-31', 'Ophørt', 'neutral'],
  ['Reserved', null, 'Reserveret', 'info'],
  ['Suspended', null, 'Spærret', 'warning'],
  ['SuspendedNoAltering', null, 'Spærret af kundeservice', 'error'],
  ['Unknown', null, 'Ukendt', 'neutral'],
] as const)('shows %s ending %p as %s (SUB-019, SUB-021)', (status, futureCancellationDate, label, tone) => {
  expect(statusTag({ status, futureCancellationDate })).toEqual({ label, tone });
});
