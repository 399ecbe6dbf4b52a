import type { ReactNode } from 'react';
import type { SimCard } from 'shared/contracts/subscription';
import { formatPhoneNumber } from 'shared/format/phone';
import { DescriptionList } from 'shared/ui/description-list';
import { Copyable } from '../subscription-model/copyable.tsx';
import { PukCode } from './puk-code.tsx';
import { simCardTexts as texts } from './sim-texts.ts';

interface SimCardFactsProps {
  readonly simCard: SimCard;
  /** What a page adds to them. */
  readonly more?: readonly { readonly term: string; readonly value: ReactNode }[];
}

/** Without the Danish country code, which SIM cards have and the portal shows nowhere else. */
const localNumber = (msisdn: string): string => msisdn.replace(/^45(?=\d{8}$)/, '');

/** What a SIM card is called after, its number and its PUK code; a dash where nobody knows that (SIM-005, SIM-006). */
export const SimCardFacts = ({ simCard, more = [] }: SimCardFactsProps) => (
  <DescriptionList
    items={[
      { term: texts.simNumber, value: <Copyable text={simCard.number} what={texts.simNumber} /> },
      {
        term: texts.phoneNumber,
        value: simCard.msisdn ? formatPhoneNumber(localNumber(simCard.msisdn)) : undefined,
      },
      {
        term: texts.pukCode,
        value: simCard.pukCode ? (
          <PukCode pukCode={simCard.pukCode} simNumber={simCard.number} />
        ) : (
          texts.noPukCode
        ),
      },
      ...more,
    ]}
  />
);
