import { administratorQueries } from './administrator.queries.ts';

const notCalled = () => Promise.reject(new Error('Only the keys count here.'));
const queries = administratorQueries({ request: notCalled, file: notCalled });
const keyOf = (email: string, customerId = '1001') => queries.heldAlerts({ customerId, email }).queryKey;

it('caches usage alerts per e-mail, ignoring case, and per customer', () => {
  expect(keyOf('Anne@kunde.example')).toEqual(keyOf('anne@kunde.example'));
  expect(keyOf('bo@kunde.example')).not.toEqual(keyOf('anne@kunde.example'));
  expect(keyOf('anne@kunde.example', '1003')).not.toEqual(keyOf('anne@kunde.example'));
});
