import { drawerHref, overviewHref, selectedEmail } from './drawer-address.ts';
import { drawers } from './pages.tsx';

const here = new URLSearchParams('soeg=nord&sider=2');

it.each([
  ['', undefined],
  ['email=', undefined],
  ['email=%20', undefined],
  ['email=anna%40demo.example', 'anna@demo.example'],
  ['email=anna%2Bnord%40demo.example', 'anna+nord@demo.example'],
])('reads the selected e-mail from «%s»: %p (ADM-032)', (query, email) => {
  expect(selectedEmail(new URLSearchParams(query))).toBe(email);
});

it('keeps the list’s parameters and the selected e-mail in the drawer’s URL (ADM-032)', () => {
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

it('has URLs without a query when nothing is searched', () => {
  const nothing = new URLSearchParams();
  expect(overviewHref('1001', nothing)).toBe('/1001/administrator-oversigt');
  expect(drawerHref('1001', drawers.create, nothing)).toBe(
    '/1001/administrator-oversigt/opret-administrator',
  );
});
