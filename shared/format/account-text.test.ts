import { accountText } from './account-text.ts';

it('formats an account as name and number, or as the number alone', () => {
  expect(accountText({ id: '80010002', name: 'Lager' })).toBe('Lager (80010002)');
  expect(accountText({ id: '80010002' })).toBe('80010002');
  expect(accountText({ id: '80010002', name: null })).toBe('80010002');
});
