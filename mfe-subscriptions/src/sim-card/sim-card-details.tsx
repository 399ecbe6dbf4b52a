import type { SimCard } from 'shared/contracts/subscription';
import { Card } from 'shared/ui/card';
import { Skeleton } from 'shared/ui/skeleton';
import { dataCardTerms } from '../data-card-model/data-card-terms.ts';
import type { KnownDataCard } from '../data-card-model/use-data-cards.ts';
import { esimView, type EsimView } from '../sim-model/esim.ts';
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
  readonly dataCard: KnownDataCard | undefined;
}

/** Number, PUK code and eSIM of a card (SIM-005 to SIM-008); of a data card its product and an eSIM of its own. */
export const SimCardDetails = ({ simCard, esim, dataCard }: SimCardDetailsProps) => (
  <div className={styles.cards}>
    <Card title={simCard.name || simCardTexts.unnamed}>
      <SimCardFacts simCard={simCard} more={dataCardTerms(dataCard)} />
    </Card>
    {simCard.isMain ? (
      <Card title={esimTexts.title} actions={<Status esim={esim} />}>
        <SimLoadFailure query={esim} />
        {esim.isPending ? <Skeleton shape="card" /> : null}
        <Code esim={esim} />
      </Card>
    ) : null}
    {dataCard?.card.esim ? <DataCardEsim esim={esimView(dataCard.card.esim)} /> : null}
  </div>
);

const DataCardEsim = ({ esim }: { readonly esim: EsimView }) => (
  <Card title={esimTexts.title} actions={<EsimTag esim={esim} />}>
    {esim.hasEsim ? <EsimCode esim={esim} /> : null}
  </Card>
);

const Status = ({ esim }: Pick<SimCardDetailsProps, 'esim'>) =>
  esim.data ? <EsimTag esim={esimView(esim.data)} /> : null;

const Code = ({ esim }: Pick<SimCardDetailsProps, 'esim'>) => {
  if (esim.data === undefined) return null;
  const view = esimView(esim.data);
  return view.hasEsim ? <EsimCode esim={view} /> : <EsimTag esim={view} />;
};
