import { useState } from 'react';
import type { SimCard } from 'shared/contracts/subscription';
import { formatPhoneNumber } from 'shared/format/phone';
import { Button } from 'shared/ui/button';
import { DescriptionList } from 'shared/ui/description-list';
import { Tag } from 'shared/ui/tag';
import styles from './subscription.module.css';
import { detailsTexts as texts } from './texts.ts';

/** Hidden until asked for: the page may stand open on a shared screen. */
const PukCode = ({ pukCode, simNumber }: { readonly pukCode: string; readonly simNumber: string }) => {
  const [isShown, setIsShown] = useState(false);
  return (
    <span className={styles.puk}>
      <span>{isShown ? pukCode : '••••••••'}</span>
      <Button
        variant="text"
        size="small"
        aria-expanded={isShown}
        aria-label={`${isShown ? texts.hidePuk : texts.showPuk} ${simNumber}`}
        onPress={() => {
          setIsShown(!isShown);
        }}
      >
        {isShown ? texts.hidePuk : texts.showPuk}
      </Button>
    </span>
  );
};

/** The SIM cards of a subscription, the main card first (SUB-024). */
export const SimCardList = ({ simCards }: { readonly simCards: readonly SimCard[] }) => (
  <ul className={styles.simCards}>
    {simCards
      .toSorted((one, other) => Number(other.isMain) - Number(one.isMain))
      .map(sim => (
        <li key={sim.number} className={styles.simCard}>
          {sim.isMain ? <Tag tone="accent">{texts.mainSim}</Tag> : null}
          <DescriptionList
            items={[
              { term: texts.name, value: sim.name },
              { term: texts.simNumber, value: sim.number },
              { term: texts.number, value: sim.msisdn ? formatPhoneNumber(sim.msisdn) : undefined },
              {
                term: texts.pukCode,
                value: sim.pukCode ? <PukCode pukCode={sim.pukCode} simNumber={sim.number} /> : undefined,
              },
            ]}
          />
        </li>
      ))}
  </ul>
);
