import { useState } from 'react';
import type { SimCard } from 'shared/contracts/subscription';
import { Card } from 'shared/ui/card';
import { DescriptionList } from 'shared/ui/description-list';
import { Typography } from 'shared/ui/typography';
import { simCardHref, simCardsHref } from '../sim-addresses.ts';
import { SimChangePage } from '../sim-change-page.tsx';
import { useLeavePage } from '../use-leave-page.ts';
import { useSimCards } from '../use-sim-cards.ts';
import { SwitchSimForm } from './switch-sim-form.tsx';
import styles from './switch-sim.module.css';
import { switchSimTexts as texts } from './texts.ts';
import { useSwitchSim } from './use-switch-sim.ts';

/** Takes another SIM card into use (NAV-020). */
export const SwitchSimPage = () => (
  <SimChangePage page="switchSimCard" title={texts.title}>
    {(simCard, isAllowed) => (isAllowed ? <SwitchSim simCard={simCard} /> : null)}
  </SimChangePage>
);

const SwitchSim = ({ simCard }: { readonly simCard: SimCard }) => {
  const { address, esim } = useSimCards();
  const [entered, setEntered] = useState('');
  const [serverMessage, setServerMessage] = useState<string>();
  const { leave, question } = useLeavePage(entered !== '', simCardsHref(address));
  const { submit, isPending } = useSwitchSim({
    ids: address,
    code: simCard.serviceCode,
    onRefused: setServerMessage,
    onChanged: leave,
  });
  return (
    <Card>
      <div className={styles.page}>
        <DescriptionList items={[{ term: texts.current, value: simCard.number }]} />
        {[...texts.explanation, ...(esim.data ? [texts.endsEsim] : [])].map(line => (
          <Typography key={line}>{line}</Typography>
        ))}
        <SwitchSimForm
          entered={entered}
          onEnter={next => {
            setEntered(next);
            setServerMessage(undefined);
          }}
          serverMessage={serverMessage}
          isPending={isPending}
          onSubmit={submit}
          cancelHref={simCardHref(address)}
        />
      </div>
      {question}
    </Card>
  );
};
