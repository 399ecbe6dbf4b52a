/** Copied by `npm run new:task`: one page of each kind. No remote shows them; they are here to be checked and tested. */
import { links } from 'shared/remote/links';
import { page } from '../../define-pages.ts';

const details = links.subscription.path;

export const pages = {
  examplePage: page('abonnementer/eksempel-side', {
    title: 'Eksempel på en side',
    load: () => import('./example-page/example-page.page.lazy.tsx'),
  }),
  exampleList: page('abonnementer/eksempel-liste', {
    title: 'Eksempel på en liste',
    load: () => import('./example-list/example-list.page.lazy.tsx'),
  }),
  exampleForm: page('abonnementer/eksempel-formular', {
    title: 'Eksempel på en formular',
    load: () => import('./example-form/example-form.page.lazy.tsx'),
  }),
  exampleOrder: page(`${details}/eksempel-ordre`, {
    title: 'Eksempel på en ordre',
    action: 'UserDetails',
    orders: ['ChangeSubscription'],
    load: () => import('./example-order/example-order.page.lazy.tsx'),
  }),
};
