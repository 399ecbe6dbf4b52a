import type { ComponentType } from 'react';
import { useHttp } from 'shared/http';
import { useQueryClient } from 'shared/query';
import { useToasts } from 'shared/toasts';
import { Button } from 'shared/ui/button';
import { Card } from 'shared/ui/card';
import { Stack } from 'shared/ui/layout';
import { LinkButton } from 'shared/ui/link-button';
import { Skeleton } from 'shared/ui/skeleton';
import { Typography } from 'shared/ui/typography';
import { useWrite } from 'shared/write';
import { SendEsimLink } from '../esim-link-model/send-esim-link.tsx';
import { esimView } from '../sim-model/esim.ts';
import { EsimTag } from '../sim-model/esim-tag.tsx';
import { pages } from '../pages.tsx';
import { SimChangePage } from '../sim-model/sim-change-page.tsx';
import { SimLoadFailure } from '../sim-model/sim-load-failure.tsx';
import { simCardsQueries } from '../sim-model/sim-cards.queries.ts';
import { orderEsim } from '../sim-model/sim-cards.writes.ts';
import { esimTexts } from '../sim-model/sim-texts.ts';
import { orderStaleKeys } from '../subscription-model/stale-keys.ts';
import { useSimCards } from '../sim-model/use-sim-cards.ts';
import { InstallEsim } from './install-esim.tsx';
import styles from './switch-to-esim.module.css';
import { esimOrderedToast, switchToEsimTexts as texts } from './texts.ts';

/** Orders an eSIM and shows how it is installed (NAV-021). */
export const Page: ComponentType = () => (
  <SimChangePage page={pages.switchToEsim}>
    {(_simCard, isAllowed) => <SwitchToEsim isAllowed={isAllowed} />}
  </SimChangePage>
);

const SwitchToEsim = ({ isAllowed }: { readonly isAllowed: boolean }) => {
  const { address, esim, subscription } = useSimCards();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const { queryKey } = simCardsQueries(useHttp()).esim(address);
  const order = useWrite({
    send: (http, _: null) => orderEsim(http, address),
    stale: orderStaleKeys(address),
    onDone: ordered => {
      // What comes back is shown at once (ESIM-018).
      queryClient.setQueryData(queryKey, ordered);
      toasts.show({ variant: 'SUCCESS', ...esimOrderedToast });
    },
  });
  if (esim.data === undefined)
    return esim.isPending ? <Skeleton shape="card" /> : <SimLoadFailure query={esim} />;
  const view = esimView(esim.data);
  // C-50: a new one can be ordered in place of any but one that waits to be installed.
  const canOrder = !view.hasEsim || !view.isOrdered;
  const of = subscription.data?.subscription;
  return (
    <Stack gap={5}>
      <Card title={esimTexts.title} actions={view.hasEsim ? <EsimTag esim={view} /> : undefined}>
        <div className={styles.page}>
          {view.hasEsim ? <InstallEsim esim={view} /> : null}
          {canOrder ? texts.before.map(line => <Typography key={line}>{line}</Typography>) : null}
          <div className={styles.actions}>
            {canOrder && isAllowed ? (
              <Button
                icon="esim"
                isPending={order.isPending}
                onPress={() => {
                  order.submit(null);
                }}
              >
                {view.hasEsim ? texts.orderNew : texts.order}
              </Button>
            ) : null}
            <LinkButton variant={canOrder ? 'secondary' : 'primary'} href={pages.simCards.href(address)}>
              {texts.finish}
            </LinkButton>
          </div>
        </div>
      </Card>
      {of && view.hasEsim && view.qrCodeContent !== undefined ? (
        <SendEsimLink ids={address} of={of} dataCardIcc={null} />
      ) : null}
    </Stack>
  );
};
