import { useState } from 'react';
import { subscriptionType } from 'shared/contracts/subscription-kind';
import type { Subscription } from 'shared/contracts/subscription';
import type { SuspensionBody } from 'shared/contracts/suspension';
import { danishDay } from 'shared/format/date';
import { AttentionBox } from 'shared/ui/attention-box';
import { Button } from 'shared/ui/button';
import { Card } from 'shared/ui/card';
import { ErrorSummary } from 'shared/ui/error-summary';
import { LinkButton } from 'shared/ui/link-button';
import { Typography } from 'shared/ui/typography';
import { subscriptionHref, type SubscriptionIds } from '../subscription-addresses.ts';
import { useLeavePage } from '../use-leave-page.ts';
import { bodyOf, emptyForm, isCardGone, isChanged, problemsOf } from './suspension-form.ts';
import { SuspensionFields } from './suspension-fields.tsx';
import styles from './suspend.module.css';
import {
  consequences,
  consequencesTitle,
  newCardText,
  reactivateText,
  suspendTexts as texts,
  titles,
} from './texts.ts';
import { useSuspension } from './use-suspension.ts';

interface SuspensionCardProps {
  readonly ids: SubscriptionIds;
  readonly action: SuspensionBody['action'];
  readonly category: Subscription['category'];
}

/** Suspends an active subscription, or opens a suspended one; says before what that means (CTRL-001, CTRL-003). */
export const SuspensionCard = ({ ids, action, category }: SuspensionCardProps) => {
  const [today] = useState(() => danishDay(new Date()));
  const [form, setForm] = useState(() => emptyForm(today));
  const [attempt, setAttempt] = useState(0);
  const problems = attempt > 0 ? problemsOf(action, form, today) : [];
  const { leave, question } = useLeavePage(isChanged(form, today), subscriptionHref(ids));
  const write = useSuspension(ids, action, leave);
  const type = subscriptionType(category);
  const hasSim = type === 'MOBILE' || type === 'MOBILE_BROADBAND';
  return (
    <Card>
      <form
        className={styles.form}
        noValidate
        onSubmit={event => {
          event.preventDefault();
          setAttempt(attempt + 1);
          const body = bodyOf(action, form, today);
          if (body !== undefined && !write.isPending) write.mutate(body);
        }}
      >
        <ErrorSummary problems={problems} attempt={attempt} />
        {action === 'Suspend' ? (
          <AttentionBox title={consequencesTitle}>
            <ul className={styles.consequences}>
              {consequences[type].map(text => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </AttentionBox>
        ) : (
          <Typography>{reactivateText}</Typography>
        )}
        <SuspensionFields {...{ action, hasSim, form, problems, today }} onChange={setForm} />
        {hasSim && action === 'Suspend' && isCardGone(form.reason) ? (
          <Typography>{newCardText}</Typography>
        ) : null}
        <div className={styles.buttons}>
          <Button type="submit" isPending={write.isPending}>
            {titles[action]}
          </Button>
          <LinkButton variant="secondary-alternative" href={subscriptionHref(ids)}>
            {texts.cancel}
          </LinkButton>
        </div>
      </form>
      {question}
    </Card>
  );
};
