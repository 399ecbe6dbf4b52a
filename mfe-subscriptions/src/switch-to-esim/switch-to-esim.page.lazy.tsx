import { useState, type ComponentType } from 'react';
import type { Esim } from 'shared/contracts/sim-card';
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
import { esimRead } from '../sim-model/sim-cards.queries.ts';
import { orderEsim } from '../sim-model/sim-cards.writes.ts';
import { esimTexts } from '../sim-model/sim-texts.ts';
import { orderStaleKeys } from '../subscription-model/stale-keys.ts';
import { useFocusAfter } from '../subscription-page-model/use-focus-after.ts';
import { useSimCards } from '../sim-model/use-sim-cards.ts';
import { InstallEsim } from './install-esim.tsx';
import styles from './switch-to-esim.module.css';
import { esimOrderedToast, switchToEsimTexts as texts } from './texts.ts';

/** Orders an eSIM and shows how to install it (NAV-021). */
export const Page: ComponentType = () => {
  const { data } = useSimCards().esim;
  return (
    <SimChangePage page={pages.switchToEsim} title={data && canOrder(data) ? texts.orderNew : undefined}>
      {(_simCard, isAllowed) => <SwitchToEsim isAllowed={isAllowed} />}
    </SimChangePage>
  );
};

/** C-50: a new one can be ordered unless the current one is waiting to be installed. */
const canOrder = (esim: Esim | null): boolean => esim?.status !== 'Ordered';

const SwitchToEsim = ({ isAllowed }: { readonly isAllowed: boolean }) => {
  const { address, esim, subscription } = useSimCards();
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const { queryKey } = esimRead(useHttp(), address);
  const order = useWrite({
    send: (http, _: null) => orderEsim(http, address),
    stale: orderStaleKeys(address),
    onDone: ordered => {
      // Shows the response at once (ESIM-018).
      queryClient.setQueryData(queryKey, ordered);
      toasts.show({ variant: 'SUCCESS', ...esimOrderedToast });
    },
  });
  const isOffered = esim.data !== undefined && canOrder(esim.data);
  useFocusAfter(hasSubmitted && isOffered);
  if (esim.data === undefined)
    return esim.isPending ? <Skeleton shape="card" /> : <SimLoadFailure query={esim} />;
  const view = esimView(esim.data);
  const of = subscription.data?.subscription;
  return (
    <div className={styles.page}>
      <Card
        title={esimTexts.title}
        actions={<span role="status">{view.hasEsim ? <EsimTag esim={view} /> : null}</span>}
      >
        <Stack gap={5}>
          {view.hasEsim ? <InstallEsim esim={view} /> : null}
          {isOffered ? texts.before.map(line => <Typography key={line}>{line}</Typography>) : null}
          {isOffered && isAllowed ? (
            <div>
              <Button
                icon="esim"
                isPending={order.isPending}
                onPress={() => {
                  setHasSubmitted(true);
                  order.submit(null);
                }}
              >
                {view.hasEsim ? texts.orderNew : texts.order}
              </Button>
            </div>
          ) : null}
        </Stack>
      </Card>
      {of && view.hasEsim && view.qrCodeContent !== undefined ? (
        <SendEsimLink ids={address} of={of} dataCardIcc={null} />
      ) : null}
      <div>
        <LinkButton variant="secondary" href={pages.simCards.href(address)}>
          {texts.finish}
        </LinkButton>
      </div>
    </div>
  );
};
