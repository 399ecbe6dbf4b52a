import type { Subscription } from 'shared/contracts/subscription';
import { subscriptionType } from 'shared/contracts/subscription-kind';
import { isCardGone } from 'shared/contracts/suspension';
import { useCurrentCustomer } from 'shared/customers';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { useToday } from 'shared/today';
import { Card } from 'shared/ui/card';
import { Link } from 'shared/ui/link';
import { pages } from '../pages.tsx';
import { esimRead } from '../sim-model/sim-cards.queries.ts';
import { afterLossSteps, type LossStep } from './after-loss-steps.ts';
import { afterLossTexts as texts } from './texts.ts';
import styles from './subscription.module.css';

/** Shown after a telephone was reported lost or stolen: what is blocked, and what to do next. */
export const AfterLoss = ({ subscription }: { readonly subscription: Subscription }) => {
  const { id: customerId } = useCurrentCustomer().customer;
  const { id: subscriptionId, suspension, category, simCards } = subscription;
  const today = useToday();
  const type = subscriptionType(category);
  const ids = { customerId, subscriptionId };
  const hasEsim = suspension?.replacement === 'Esim' && suspension.isDone;
  const esim = useQuery({ ...esimRead(useHttp(), ids), enabled: hasEsim });
  if (!suspension || !isCardGone(suspension.reason)) return null;
  if (type !== 'MOBILE' && type !== 'MOBILE_BROADBAND') return null;
  const simCardNumber = simCards.find(({ isMain }) => isMain)?.number ?? '';
  const hrefs = {
    esim: pages.switchToEsim.href({ ...ids, simCardNumber }),
    simCards: pages.simCards.href(ids),
    reopen: pages.suspend.href(ids),
  };
  const steps: readonly LossStep[] = afterLossSteps({
    suspension,
    type,
    today,
    esim: esim.data?.status,
  });
  return (
    <Card title={texts.titles[type]}>
      <ol className={styles.steps}>
        {steps.map(({ text, link }) => (
          <li key={text}>
            {text} {link === undefined ? null : <Link href={hrefs[link]}>{texts.links[link]}</Link>}
          </li>
        ))}
      </ol>
    </Card>
  );
};
