/** For a signed-in user without customers: says so, and offers to sign out. */
import { PublicLayout } from '../layout/public-layout.tsx';
import { SignOut } from '../menu/sign-out.tsx';
import { MessagePage } from './message-page.tsx';
import { publicTexts as texts } from './texts.ts';
import { ContactLink } from './contact-link.tsx';

export const NoCustomersPage = () => (
  <PublicLayout>
    <MessagePage icon="building" title={texts.noCustomers.title} text={texts.noCustomers.text}>
      <ContactLink />
      <SignOut />
    </MessagePage>
  </PublicLayout>
);
