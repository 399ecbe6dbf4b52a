import { bareAddress, scrub } from './scrub.ts';

describe('scrubbing', () => {
  it.each([
    ['failed: /x?code=abc123&state=s-1', 'failed: /x?code=[removed]&state=[removed]'],
    [
      'https://p.example/opret-login?token=abc&email=a%40b.example',
      'https://p.example/opret-login?token=[removed]&email=[removed]',
    ],
    ['Authorization: Bearer abc.def-1', 'Authorization: Bearer [token]'],
    ['got eyJhbGciOiJF.eyJzdWIiOiIx.c2lnbg', 'got [token]'],
    ['{"access_token":"abc","ok":"yes"}', '{"access_token":"[removed]","ok":"yes"}'],
    ['Ingen bruger med kim.l@demo.example fundet', 'Ingen bruger med [e-mail] fundet'],
    ['skrevet af kim@0.1.0-706432d39c18.example', 'skrevet af [e-mail]'],
    ['PUK 12345678 og SIM 89450000000000000012', 'PUK [number] og SIM [number]'],
    ['kunne ikke kopiere LPA:1$smdp.demo.example$K7Q2-X', 'kunne ikke kopiere [e-sim]'],
    ['https://e.example/i#LPA%3A1%24smdp.demo.example%24K7Q2 fejlede', 'https://e.example/i#[e-sim] fejlede'],
    ['password=Portal2026', 'password=[removed]'],
    ['/?session_state=a1-b2', '/?session_state=[removed]'],
  ])('removes the secret from %p', (text, scrubbed) => {
    expect(scrub(text)).toBe(scrubbed);
  });

  it.each([
    'Vi fandt ikke hvad vi ledte efter.',
    'at load (https://p.example/selvbetjening/assets/main.1a2b3c.js:1:20433)',
    '11111111-2222-4333-8444-555555555555',
    'status 500 after 2134 ms',
    'mfe-billing@0.1.0-706432d39c18 did not load.',
  ])('does not change %p', text => {
    expect(scrub(text)).toBe(text);
  });

  it('scrubs nested strings and values with a secret key', () => {
    const entry = {
      view: { url: '/x?puk=1' },
      list: [{ email: 'a@b.example', count: 3 }],
      authorization: 'abc',
    };
    expect(scrub(entry)).toEqual({
      view: { url: '/x?puk=[removed]' },
      list: [{ email: '[removed]', count: 3 }],
      authorization: '[removed]',
    });
  });

  it('handles circular references', () => {
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    expect(JSON.stringify(scrub(circle))).toContain('[removed]');
  });

  it('removes query and fragment from a URL', () => {
    expect(bareAddress('https://p.example/x/1?q=2#a')).toBe('https://p.example/x/1');
  });
});
