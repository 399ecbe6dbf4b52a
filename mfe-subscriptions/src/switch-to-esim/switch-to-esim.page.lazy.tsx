import { Button } from 'shared/ui/button';
import { Card } from 'shared/ui/card';
import { LinkButton } from 'shared/ui/link-button';
import { Skeleton } from 'shared/ui/skeleton';
import { Typography } from 'shared/ui/typography';
import { esimView } from '../esim.ts';
import { EsimTag } from '../esim-tag.tsx';
import { simCardsHref } from '../sim-addresses.ts';
import { SimChangePage } from '../sim-change-page.tsx';
import { SimLoadFailure } from '../sim-load-failure.tsx';
import { esimTexts } from '../sim-texts.ts';
import { useSimCards } from '../use-sim-cards.ts';
import { InstallEsim } from './install-esim.tsx';
import styles from './switch-to-esim.module.css';
import { switchToEsimTexts as texts } from './texts.ts';
import { useOrderEsim } from './use-order-esim.ts';

/** Orders an eSIM and shows how it is installed (NAV-021). */
export const SwitchToEsimPage = () => (
  <SimChangePage page="switchToEsim" title={texts.title}>
    {(_simCard, isAllowed) => <SwitchToEsim isAllowed={isAllowed} />}
  </SimChangePage>
);

const SwitchToEsim = ({ isAllowed }: { readonly isAllowed: boolean }) => {
  const { address, esim } = useSimCards();
  const order = useOrderEsim(address);
  if (esim.data === undefined)
    return esim.isPending ? <Skeleton shape="card" /> : <SimLoadFailure query={esim} />;
  const view = esimView(esim.data);
  // C-50: a new one can be ordered in place of any but one that waits to be installed.
  const canOrder = !view.hasEsim || !view.isOrdered;
  return (
    <Card title={esimTexts.title} actions={view.hasEsim ? <EsimTag esim={view} /> : undefined}>
      <div className={styles.page}>
        {view.hasEsim ? <InstallEsim esim={view} /> : null}
        {canOrder ? texts.before.map(line => <Typography key={line}>{line}</Typography>) : null}
        <div className={styles.actions}>
          {canOrder && isAllowed ? (
            <Button icon="esim" isPending={order.isPending} onPress={order.send}>
              {view.hasEsim ? texts.orderNew : texts.order}
            </Button>
          ) : null}
          <LinkButton variant={canOrder ? 'secondary' : 'primary'} href={simCardsHref(address)}>
            {texts.finish}
          </LinkButton>
        </div>
      </div>
    </Card>
  );
};
