import type { DataCard, DataCardOffering } from 'shared/contracts/data-card';
import type { TestApi } from 'shared/testing/start-api.ts';
import { serve } from './api.ts';

export const anOffering = (changes: Partial<DataCardOffering> = {}): DataCardOffering => ({
  simcardProductCode: 'DATA1',
  name: 'Datakort, der deler data',
  description: 'Bruger af hovedkortets data.',
  simKind: 'Physical',
  recurringPrice: { value: 29, currency: 'DKK' },
  oneTimePrice: { value: 49, currency: 'DKK' },
  sharesMainData: true,
  ownData: null,
  maxCount: 3,
  usedCount: 0,
  ...changes,
});

/** Mocks the data cards that S1 has and can have. */
export const serveDataCards = (
  server: TestApi,
  offerings: DataCardOffering[] = [],
  dataCards: DataCard[] = [],
) => serve(server, 'subscriptions/S1/sims/datacard-offerings', () => ({ offerings, dataCards }));
