import type { ReactNode } from 'react';
import type { SimCard, Subscription } from 'shared/contracts/subscription';
import { InstallHere, ManualCode } from 'shared/esim';
import { Card } from 'shared/ui/card';
import { Stack } from 'shared/ui/layout';
import { Skeleton } from 'shared/ui/skeleton';
import { Typography } from 'shared/ui/typography';
import { dataCardTerms } from '../data-card-model/data-card-terms.ts';
import type { KnownDataCard } from '../data-card-model/use-data-cards.ts';
import { SendEsimLink } from '../esim-link-model/send-esim-link.tsx';
import { esimView, type EsimView } from '../sim-model/esim.ts';
import { EsimCode, type ExistingEsim } from '../sim-model/esim-code.tsx';
import { EsimTag } from '../sim-model/esim-tag.tsx';
import { SimCardFacts } from '../sim-model/sim-card-facts.tsx';
import { SimLoadFailure } from '../sim-model/sim-load-failure.tsx';
import { esimTexts, simCardTexts } from '../sim-model/sim-texts.ts';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';
import type { useSimCards } from '../sim-model/use-sim-cards.ts';
import styles from './sim-card.module.css';

interface SimCardDetailsProps {
  readonly ids: SubscriptionIds;
  readonly of: Subscription;
  readonly simCard: SimCard;
  readonly esim: ReturnType<typeof useSimCards>['esim'];
  readonly dataCard: KnownDataCard | undefined;
  /** The actions on the card. */
  readonly children: ReactNode;
}

/** Number, PUK code and eSIM of a card (SIM-005 to SIM-008); for a data card its product and its own eSIM. */
export const SimCardDetails = ({ ids, of, simCard, esim, dataCard, children }: SimCardDetailsProps) => (
  <div className={styles.cards}>
    <Card title={simCard.name || simCardTexts.unnamed}>
      <SimCardFacts simCard={simCard} more={dataCardTerms(dataCard)} />
      {children}
    </Card>
    {simCard.isMain ? (
      <Card title={esimTexts.title} actions={<Status esim={esim} />}>
        <SimLoadFailure query={esim} />
        {esim.isPending ? <Skeleton shape="card" /> : null}
        <Code esim={esim} />
      </Card>
    ) : null}
    {dataCard?.card.esim ? (
      <DataCardEsim ids={ids} of={of} icc={dataCard.card.icc} esim={esimView(dataCard.card.esim)} />
    ) : null}
  </div>
);

interface DataCardEsimProps extends Pick<SimCardDetailsProps, 'ids' | 'of'> {
  readonly icc: string;
  readonly esim: EsimView;
}

const DataCardEsim = ({ ids, of, icc, esim }: DataCardEsimProps) => {
  const content = esim.hasEsim ? esim.qrCodeContent : undefined;
  return (
    <>
      <Card title={esimTexts.title} actions={<EsimTag esim={esim} />}>
        {esim.hasEsim ? <Install esim={esim} /> : null}
      </Card>
      {content === undefined ? null : <SendEsimLink ids={ids} of={of} dataCardIcc={icc} />}
    </>
  );
};

const Install = ({ esim }: { readonly esim: ExistingEsim }) => {
  const { qrCodeContent: content } = esim;
  return (
    <Stack>
      {content === undefined ? null : <Typography>{esimTexts.scan}</Typography>}
      <EsimCode esim={esim} />
      {content === undefined ? null : (
        <>
          <InstallHere content={content} />
          <ManualCode content={content} />
        </>
      )}
    </Stack>
  );
};

const Status = ({ esim }: Pick<SimCardDetailsProps, 'esim'>) =>
  esim.data ? <EsimTag esim={esimView(esim.data)} /> : null;

const Code = ({ esim }: Pick<SimCardDetailsProps, 'esim'>) => {
  if (esim.data === undefined) return null;
  const view = esimView(esim.data);
  return view.hasEsim ? <Install esim={view} /> : <EsimTag esim={view} />;
};
