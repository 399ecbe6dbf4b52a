import type { ComponentType } from 'react';
import type { SimCard } from 'shared/contracts/subscription';
import { Form, useForm } from 'shared/form';
import { Card } from 'shared/ui/card';
import { DescriptionList } from 'shared/ui/description-list';
import { Typography } from 'shared/ui/typography';
import { pages } from '../pages.tsx';
import { SimChangePage } from '../sim-model/sim-change-page.tsx';
import { useSimCards } from '../sim-model/use-sim-cards.ts';
import { SimNumberField } from '../sim-model/sim-number-field.tsx';
import { simNumberSchema } from '../sim-model/sim-number.ts';
import { switchSimTexts as texts } from './texts.ts';
import { useSwitchSim } from './use-switch-sim.ts';

/** Activates another SIM card (NAV-020). */
export const Page: ComponentType = () => (
  <SimChangePage page={pages.switchSimCard}>
    {(simCard, isAllowed) => (isAllowed ? <SwitchSim simCard={simCard} /> : null)}
  </SimChangePage>
);

/** What the change does to an eSIM; whether there is one may be unknown. */
const consequencesFor = ({ data, isError }: ReturnType<typeof useSimCards>['esim']): string[] => {
  if (data) return [texts.endsEsim];
  return data === undefined && isError ? [texts.mayEndEsim] : [];
};

const SwitchSim = ({ simCard }: { readonly simCard: SimCard }) => {
  const { address, esim } = useSimCards();
  const form = useForm({ schema: simNumberSchema, initial: { number: '' } });
  const write = useSwitchSim({
    ids: address,
    code: simCard.serviceCode,
    onRefused: message => {
      form.refuse('number', message);
    },
    onChanged: () => {
      form.leave(pages.simCards.href(address));
    },
  });
  return (
    <Card>
      <DescriptionList items={[{ term: texts.current, value: simCard.number }]} />
      {[...texts.explanation, ...consequencesFor(esim)].map(line => (
        <Typography key={line}>{line}</Typography>
      ))}
      <Form form={form} write={write} submit={texts.submit} cancelHref={pages.simCard.href(address)}>
        <SimNumberField
          {...form.field('number')}
          onBlur={() => {
            form.touch('number');
          }}
        />
      </Form>
    </Card>
  );
};
