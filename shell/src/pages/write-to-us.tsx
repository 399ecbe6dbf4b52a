import { customerServiceHref } from 'shared/remote/links';
import { Link } from 'shared/ui/link';
import { publicTexts as texts } from './texts.ts';

/** For a page whose text sends people to customer service. Which customer they write for is not known there. */
export const WriteToUs = () => (
  <Link isExternal variant="standalone" href={customerServiceHref(undefined)}>
    {texts.writeToUs}
  </Link>
);
