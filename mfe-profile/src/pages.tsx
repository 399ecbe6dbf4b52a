/** Every page of the area: docs/adding-a-page.md. */
import { areaPaths } from 'shared/remote/links';
import { page } from 'shared/remote/pages';
import {
  changePreload,
  passkeysPreload,
  profilePreload,
  secondFactorPreload,
  signInsPreload,
} from './preload.ts';

const below = areaPaths.profile;
const change = { preload: changePreload } as const;

export const pages = {
  overview: page(below, { title: 'Mine indstillinger', preload: profilePreload }),
  changeName: page(`${below}/skift-navn`, {
    title: 'Skift navn',
    ...change,
    load: () => import(/* webpackChunkName: 'changes' */ './change-name/change-name.page.lazy.tsx'),
  }),
  changeEmail: page(`${below}/skift-email`, {
    title: 'Skift e-mail',
    ...change,
    load: () => import(/* webpackChunkName: 'changes' */ './change-email/change-email.page.lazy.tsx'),
  }),
  changePhone: page(`${below}/skift-telefonnummer`, {
    title: 'Skift telefonnummer',
    ...change,
    load: () => import(/* webpackChunkName: 'changes' */ './change-phone/change-phone.page.lazy.tsx'),
  }),
  invoiceReminders: page(`${below}/paamindelser`, {
    title: 'Påmindelser om fakturaer',
    ...change,
    load: () =>
      import(/* webpackChunkName: 'changes' */ './invoice-reminders/invoice-reminders.page.lazy.tsx'),
  }),
  messages: page(`${below}/beskeder`, {
    title: 'Beskeder',
    ...change,
    load: () => import(/* webpackChunkName: 'changes' */ './messages/messages.page.lazy.tsx'),
  }),
  changePassword: page(`${below}/skift-kodeord`, {
    title: 'Skift adgangskode',
    load: () => import(/* webpackChunkName: 'security' */ './change-password/change-password.page.lazy.tsx'),
  }),
  secondFactor: page(`${below}/totrinsbekraeftelse`, {
    title: 'Totrinsbekræftelse',
    preload: secondFactorPreload,
    load: () => import(/* webpackChunkName: 'security' */ './second-factor/second-factor.page.lazy.tsx'),
  }),
  passkeys: page(`${below}/adgangsnoegler`, {
    title: 'Adgangsnøgler',
    preload: passkeysPreload,
    load: () => import(/* webpackChunkName: 'security' */ './passkeys/passkeys.page.lazy.tsx'),
  }),
  signIns: page(`${below}/aktive-log-ind`, {
    title: 'Aktive logins',
    preload: signInsPreload,
    load: () => import(/* webpackChunkName: 'security' */ './sign-ins/sign-ins.page.lazy.tsx'),
  }),
};
