import type { ReactNode } from 'react';
import { useCurrentCustomer } from 'shared/customers';
import { areaPaths, customerHref } from 'shared/remote/links';
import { PageHeader } from 'shared/ui/page-header';
import { changeTexts as texts } from './change-texts.ts';

/** The profile, from which the pages that change it are opened, and to which they return. */
export const useProfileHref = (): string => customerHref(useCurrentCustomer().customer.id, areaPaths.profile);

interface ChangeFrameProps {
  readonly title: string;
  readonly help: string;
  readonly children: ReactNode;
}

/** Layout of a page that changes one part of the profile. */
export const ChangeFrame = ({ title, help, children }: ChangeFrameProps) => {
  const href = useProfileHref();
  return (
    <>
      <PageHeader title={title} help={help} backTo={{ href, label: texts.back }} />
      {children}
    </>
  );
};
