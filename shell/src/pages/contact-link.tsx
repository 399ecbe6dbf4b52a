import { customerServiceHref } from 'shared/remote/links';
import { Link } from 'shared/ui/link';
import { publicTexts as texts } from './texts.ts';

/** Link for pages whose text refers to customer service. The customer is not known there. */
export const ContactLink = () => (
  <Link isExternal variant="standalone" href={customerServiceHref(undefined)}>
    {texts.writeToUs}
  </Link>
);
