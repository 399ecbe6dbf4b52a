import type { SimCard } from 'shared/contracts/subscription';
import { Card } from 'shared/ui/card';
import { Skeleton } from 'shared/ui/skeleton';
import { esimView } from '../sim-model/esim.ts';
import { EsimCode } from '../sim-model/esim-code.tsx';
import { EsimTag } from '../sim-model/esim-tag.tsx';
import { SimCardFacts } from '../sim-model/sim-card-facts.tsx';
import { SimLoadFailure } from '../sim-model/sim-load-failure.tsx';
import { esimTexts, simCardTexts } from '../sim-model/sim-texts.ts';
import type { useSimCards } from '../sim-model/use-sim-cards.ts';
import styles from './sim-card.module.css';

interface SimCardDetailsProps {
  readonly simCard: SimCard;
  readonly esim: ReturnType<typeof useSimCards>['esim'];
}

/** Number, PUK code and eSIM of a card (SIM-005 to SIM-008). The eSIM is the main card's: the calls know no other. */
export const SimCardDetails = ({ simCard, esim }: SimCardDetailsProps) => (
  <div className={styles.cards}>
    <Card title={simCard.name || simCardTexts.unnamed}>
      <SimCardFacts simCard={simCard} />
    </Card>
    {simCard.isMain ? (
      <Card title={esimTexts.title} actions={<Status esim={esim} />}>
        <SimLoadFailure query={esim} />
        {esim.isPending ? <Skeleton shape="card" /> : null}
        <Code esim={esim} />
      </Card>
    ) : null}
  </div>
);

const Status = ({ esim }: Pick<SimCardDetailsProps, 'esim'>) =>
  esim.data ? <EsimTag esim={esimView(esim.data)} /> : null;

const Code = ({ esim }: Pick<SimCardDetailsProps, 'esim'>) => {
  if (esim.data === undefined) return null;
  const view = esimView(esim.data);
  return view.hasEsim ? <EsimCode esim={view} /> : <EsimTag esim={view} />;
};
