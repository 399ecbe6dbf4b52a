/**
 * Passkeys of the signed-in user, until the page is reloaded. Accepts every password. There is no server for
 * adding one.
 */
import { http, type HttpHandler } from 'msw';
import { passkeyNameBody, passkeysAnswer, type Passkey } from '../../../contracts/passkey.ts';
import { ownPasswordBody } from '../../../contracts/second-factor.ts';
import { answerOf, notFound, personRoutes } from '../route.ts';

const some: readonly Passkey[] = [
  {
    passkeyId: 'passkey-1',
    name: 'Chrome på Windows',
    createdAt: '2026-11-02T08:15:00.000Z',
    usedAt: '2026-11-20T07:30:00.000Z',
  },
  {
    passkeyId: 'passkey-2',
    name: 'Min telefon',
    createdAt: '2026-11-19T12:00:00.000Z',
    usedAt: null,
  },
];

export const passkeyRoutes = (api: string): HttpHandler[] => {
  const route = personRoutes(api);
  const newPasskeyUrl = 'https://login.example/adgangsnoegler/ny';
  let passkeys = some;
  const list = () => ({ passkeys: [...passkeys], newPasskeyUrl });
  return [
    http.get(`${api}/user/passkeys`, () => answerOf('Selfservice', passkeysAnswer, list)),
    route({
      method: 'put',
      path: '/user/passkeys/:token/name',
      body: passkeyNameBody,
      answer: passkeysAnswer,
      run: ({ data: { name } }, passkeyId) => {
        if (!passkeys.some(passkey => passkey.passkeyId === passkeyId)) throw notFound();
        passkeys = passkeys.map(passkey =>
          passkey.passkeyId === passkeyId ? { ...passkey, name } : passkey,
        );
        return list();
      },
    }),
    route({
      path: '/user/passkeys/:token/removal',
      body: ownPasswordBody,
      answer: passkeysAnswer,
      run: (_body, passkeyId) => {
        const left = passkeys.filter(passkey => passkey.passkeyId !== passkeyId);
        if (left.length === passkeys.length) throw notFound();
        passkeys = left;
        return list();
      },
    }),
  ];
};
