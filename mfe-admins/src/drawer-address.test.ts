import { drawerHref, overviewHref, selectedEmail } from './drawer-address.ts';
import { drawers } from './pages.tsx';

const here = new URLSearchParams('soeg=nord&sider=2');

it.each([
  ['', undefined],
  ['email=', undefined],
  ['email=%20', undefined],
  ['email=anna%40demo.example', 'anna@demo.example'],
  ['email=anna%2Bnord%40demo.example', 'anna+nord@demo.example'],
])('reads from «%s» that %p is selected (ADM-032)', (query, email) => {
  expect(selectedEmail(new URLSearchParams(query))).toBe(email);
});

it('keeps the list below a drawer as it is, and the selected person in the address (ADM-032)', () => {
  const href = drawerHref('1001', drawers.administrator, here, 'anna+nord@demo.example');
  expect(href).toBe(
    '/1001/administrator-oversigt/administrator-detaljer?soeg=nord&sider=2&email=anna%2Bnord%40demo.example',
  );
  const [, query = ''] = href.split('?');
  expect(selectedEmail(new URLSearchParams(query))).toBe('anna+nord@demo.example');
  expect(overviewHref('1001', new URLSearchParams(query))).toBe(
    '/1001/administrator-oversigt?soeg=nord&sider=2',
  );
});

it('has plain addresses where nothing is searched', () => {
  const nothing = new URLSearchParams();
  expect(overviewHref('1001', nothing)).toBe('/1001/administrator-oversigt');
  expect(drawerHref('1001', drawers.create, nothing)).toBe(
    '/1001/administrator-oversigt/opret-administrator',
  );
});
