import type { ReactNode } from 'react';
import { useCurrentCustomer } from 'shared/customers';
import { areaPaths, customerHref } from 'shared/remote/links';
import { PageHeader } from 'shared/ui/page-header';
import { changeTexts as texts } from './change-texts.ts';

/** The profile, where a page that changes it was opened from and leads back to. */
export const useProfileHref = (): string => customerHref(useCurrentCustomer().customer.id, areaPaths.profile);

interface ChangeFrameProps {
  readonly title: string;
  readonly help: string;
  readonly children: ReactNode;
}

/** A page that changes one thing of the profile. */
export const ChangeFrame = ({ title, help, children }: ChangeFrameProps) => {
  const href = useProfileHref();
  return (
    <>
      <PageHeader title={title} help={help} backTo={{ href, label: texts.back }} />
      {children}
    </>
  );
};
