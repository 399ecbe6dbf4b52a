import type { ReactNode } from 'react';
import type { SimCard } from 'shared/contracts/subscription';
import { useCurrentCustomer } from 'shared/customers';
import { formatPhoneNumber } from 'shared/format/phone';
import { DescriptionList } from 'shared/ui/description-list';
import { Copyable } from '../subscription-model/copyable.tsx';
import { OwnPukCode } from './own-puk-code.tsx';
import { PukCode } from './puk-code.tsx';
import { simCardTexts as texts } from './sim-texts.ts';

interface SimCardFactsProps {
  readonly simCard: SimCard;
  /** Shows the PUK code without a click. */
  readonly isPukShown?: boolean | undefined;
  /** Additional facts of a page. */
  readonly more?: readonly { readonly term: string; readonly value: ReactNode }[];
}

/** Removes the Danish country code, which SIM cards include and the portal shows nowhere else. */
const localNumber = (msisdn: string): string => msisdn.replace(/^45(?=\d{8}$)/, '');

/** The phone number, number and PUK code of a SIM card; a dash for unknown values (SIM-005, SIM-006). */
export const SimCardFacts = ({ simCard, isPukShown, more = [] }: SimCardFactsProps) => (
  <DescriptionList
    items={[
      { term: texts.simNumber, value: <Copyable text={simCard.number} what={texts.simNumber} /> },
      {
        term: texts.phoneNumber,
        value: simCard.msisdn ? formatPhoneNumber(localNumber(simCard.msisdn)) : undefined,
      },
      { term: texts.pukCode, value: <PukOf simCard={simCard} isPukShown={isPukShown} /> },
      ...more,
    ]}
  />
);

/** Administrators get it with the card; employees request that of their own main card. */
const PukOf = ({ simCard, isPukShown }: Omit<SimCardFactsProps, 'more'>) => {
  const { pukCode, number, isMain } = simCard;
  const { isUser } = useCurrentCustomer().customer;
  if (pukCode) return <PukCode pukCode={pukCode} simNumber={number} isInitiallyShown={isPukShown} />;
  if (!isUser) return texts.noPukCode;
  return isMain ? <OwnPukCode simNumber={number} /> : texts.noDataCardPukCode;
};
