import { firstAddresses } from './first-addresses.ts';

const api = 'https://api.test/self-service-api';
const asked = (returnPath?: string, isV2 = true) =>
  firstAddresses('https://api.test', { isOn: key => isV2 && key === 'get-customers-v2' }, returnPath);

it.each(['/1001/velkommen', '/1001/velkommen/', '/1001/velkommen?a=/1002/velkommen', '/1001/velkommen#x'])(
  'requests the customers, and the landing page of the customer in %s',
  returnPath => {
    expect(asked(returnPath)).toEqual([`${api}/customers`, `${api}/landing-page?customerId=1001`]);
  },
);

it.each([
  [undefined],
  ['/1001/faktura'],
  ['/1001'],
  ['/opret-login'],
  ['/1001/velkommen2'],
  ['/10&01/velkommen'],
])('does not request the landing page for %p', returnPath => {
  expect(asked(returnPath)).toEqual([`${api}/customers`]);
});

it('does not request customers without get-customers-v2', () => {
  expect(asked('/1001/faktura', false)).toEqual([]);
  expect(asked('/1001/velkommen', false)).toEqual([`${api}/landing-page?customerId=1001`]);
});
