import { useState } from 'react';
import { pukCodeAnswer } from 'shared/contracts/sim-card';
import { Button } from 'shared/ui/button';
import { Cluster } from 'shared/ui/layout';
import { useWrite } from 'shared/write';
import { pathOf } from './own.queries.ts';
import { ownTexts as texts } from './texts.ts';

interface PukCodeProps {
  readonly customerId: string;
  readonly subscriptionId: string;
}

/** Fetched only on request, which is logged; the page may be open on a shared screen. */
export const PukCode = ({ customerId, subscriptionId }: PukCodeProps) => {
  const [shown, setShown] = useState<string>();
  const write = useWrite({
    send: (http, id: string) =>
      http.request({
        method: 'POST',
        path: `${pathOf(id)}/puk-code`,
        query: { customerId },
        schema: pukCodeAnswer,
      }),
    stale: [],
    onDone: ({ pukCode }) => {
      setShown(pukCode ?? texts.noPuk);
    },
  });
  const isShown = shown !== undefined;
  return (
    <Cluster>
      <span aria-live="polite">{shown ?? '••••••••'}</span>
      <Button
        variant="text"
        size="small"
        aria-expanded={isShown}
        isPending={write.isPending}
        onPress={() => {
          if (isShown) setShown(undefined);
          else write.submit(subscriptionId);
        }}
      >
        {isShown ? texts.hidePuk : texts.showPuk}
      </Button>
    </Cluster>
  );
};
