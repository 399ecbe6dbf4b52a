import { pushPageView } from './page-views.ts';

afterEach(() => {
  delete window.dataLayer;
});

describe('page views', () => {
  it.each(['production', 'preproduction', 'test'] as const)(
    'are pushed to the data layer in %s, with the page name, without query and fragment (NAV-065, NAV-067, NAV-068)',
    mode => {
      pushPageView(
        mode,
        'https://portal.example/selvbetjening/1001/faktura?email=a@b.example#token=x',
        'Faktura',
      );
      expect(window.dataLayer).toEqual([
        {
          event: 'virtualPageView',
          page: {
            url: 'https://portal.example/selvbetjening/1001/faktura',
            path: '/selvbetjening/1001/faktura',
            name: 'Faktura',
          },
        },
      ]);
    },
  );

  it.each(['45999000001', '8945999000000000001', '89450000010010000081'])(
    'do not have the SIM number %s',
    number => {
      const page = `/selvbetjening/1001/abonnementer/1001000008/simkort/administrer-simkort`;
      pushPageView('production', `https://portal.example${page}/${number}/skift-simkort`, 'Skift simkort');
      expect(window.dataLayer).toEqual([
        {
          event: 'virtualPageView',
          page: {
            url: `https://portal.example${page}/[number]/skift-simkort`,
            path: `${page}/[number]/skift-simkort`,
            name: 'Skift simkort',
          },
        },
      ]);
    },
  );

  it.each(['development', 'offline', 'end-to-end'] as const)('are not sent in %s (NAV-066)', mode => {
    pushPageView(mode, '/selvbetjening/1001', 'Forside');
    expect(window.dataLayer).toBeUndefined();
  });

  it('are appended to an existing data layer', () => {
    window.dataLayer = [{ event: 'consent' }];
    pushPageView('test', '/selvbetjening/1001', 'Forside');
    expect(window.dataLayer).toHaveLength(2);
  });
});
