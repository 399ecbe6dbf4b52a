import type { ReactNode } from 'react';
import { useCurrentCustomer } from 'shared/customers';
import { areaPaths, customerHref } from 'shared/remote/links';
import { useSearchParams } from 'shared/router';
import { Stack } from 'shared/ui/layout';
import { MissingRecord } from 'shared/ui/missing-record';
import { QueryFailure } from 'shared/ui/query-view';
import { Skeleton } from 'shared/ui/skeleton';
import { itemTexts } from './administrator-texts.ts';
import { DeveloperError } from './developer-error.ts';
import { selectedEmail } from './drawer-address.ts';
import type { useSelectedItem } from './use-selected-item.ts';

interface SelectedItemProps {
  readonly query: ReturnType<typeof useSelectedItem>;
  /** What could not be loaded, as a full sentence. */
  readonly failed: string;
  readonly children: (item: NonNullable<ReturnType<typeof useSelectedItem>['data']>) => ReactNode;
}

/** A drawer's administrator or invitation: loading, failed, or loaded. */
export const SelectedItem = ({ query, failed, children }: SelectedItemProps) => {
  if (query.data) return children(query.data);
  if (!query.error) return <Skeleton shape="text" count={5} />;
  return (
    <Stack>
      <QueryFailure query={query} title={failed} />
      {isUnknown(query.error) ? <UnknownItem /> : null}
    </Stack>
  );
};

/** The lookup is a list request, so an unknown e-mail is no 404. */
const isUnknown = (error: Error): boolean =>
  error instanceof DeveloperError && error.kind === 'noMatchingUser';

const UnknownItem = () => {
  const { id } = useCurrentCustomer().customer;
  const email = selectedEmail(useSearchParams()[0]) ?? '';
  const list = { href: customerHref(id, areaPaths.administrators), label: itemTexts.all };
  return <MissingRecord what={email} asked={email} list={list} />;
};
