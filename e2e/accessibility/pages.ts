/** Every page that exists, with what tells that it is drawn. */

export interface KnownPage {
  name: string;
  path: string;
  account: string;
  /** Text that only the loaded page shows. */
  loaded: RegExp;
  /** Leads on from the page to the one that is meant, by its first row. */
  followFirstRow?: boolean;
}

const atCustomer = (name: string, path: string, loaded: RegExp, account = 'admin'): KnownPage => ({
  name,
  path: `/1001/${path}`,
  account,
  loaded,
});

export const pages: readonly KnownPage[] = [
  atCustomer('the landing page', 'velkommen', /^Skyldigt beløb$/),
  atCustomer('the subscriptions', 'abonnementer?antal=20', /^Viser 1-20 af 600 rækker$/),
  { ...atCustomer('one subscription', 'abonnementer?antal=20', /^SIM-kort$/), followFirstRow: true },
  atCustomer('the orders', 'ordrer?antal=20', /^Viser 1-\d+ af \d+ rækker$/),
  atCustomer('the administrators', 'administrator-oversigt', /^Viser \d+ af \d+$/),
  atCustomer('the invoices', 'faktura', /^Viser 1-\d+ af [\d.]+ rækker$/),
  { ...atCustomer('one invoice', 'faktura', /^Specifikation$/), followFirstRow: true },
  atCustomer('the billing accounts', 'faktureringskonti', /^\d+ kundenumre$/),
  { ...atCustomer('one billing account', 'faktureringskonti/80010001', /^Fakturering$/) },
  atCustomer('the profile', 'indstillinger', /^Dine virksomheder$/),
  atCustomer(
    'the administrators for an employee',
    'administrator-oversigt',
    /^Du har ikke adgang/,
    'employee',
  ),
  atCustomer('an unknown address', 'findes-ikke', /^Vi kan ikke vise siden$/),
  { name: 'no customers', path: '/', account: 'nocustomers', loaded: /^Du er ikke tilknyttet/ },
];

export const publicPages: readonly { name: string; path: string; loaded: RegExp }[] = [
  { name: 'the logout confirmation', path: '/logud-bekraeftelse', loaded: /^Du er logget ud$/ },
  { name: 'status', path: '/status', loaded: /^Driftsstatus$/ },
  { name: 'the authentication error page', path: '/login-fejl', loaded: /^Du kunne ikke logges ind$/ },
  { name: 'the internal error page', path: '/fejl', loaded: /^Vi kan ikke vise siden$/ },
  { name: 'maintenance', path: '/maintenance', loaded: /^Vi holder selvbetjeningen ved lige$/ },
  {
    name: 'a feature that is off',
    path: '/siden-er-midlertidigt-utilgaengelig',
    loaded: /^Siden er midlertidigt utilgængelig$/,
  },
  { name: 'sign up', path: '/opret-login', loaded: /^Opret login$/ },
  { name: 'forgot password', path: '/glemt-adgangskode', loaded: /^Glemt adgangskode$/ },
  { name: 'reset password', path: '/vaelg-ny-adgangskode', loaded: /^Vælg ny adgangskode$/ },
];
