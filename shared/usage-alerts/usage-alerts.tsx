/**
 * Usage alerts of a subscription or billing account: the list with deletion, and the form. Remotes call the
 * hooks themselves, so that each write has a row in their table of writes (`shared/testing/writes.tsx`).
 */
import type { ReactNode } from 'react';
import { MAX_ALERTS, type UsageAlert } from '../contracts/usage-alert.ts';
import { useFocusWhenFewer } from 'shared/list/use-focus-when-fewer';
import { EmptyState } from 'shared/ui/empty-state';
import { Stack } from 'shared/ui/layout';
import { LinkButton } from 'shared/ui/link-button';
import { Typography } from 'shared/ui/typography';
import { AlertCard, type AlertCardProps } from './alert-card.tsx';
import { alertTexts as texts, ownerTexts } from './texts.ts';

export { useDeleteAlertWrite } from './alert-card.tsx';
export { AlertFields, useSetAlertWrite } from './alert-form.tsx';
export type { AlertPlace } from './alert-place.ts';
export { NamedAlert } from './named-alert.tsx';
export { alertFormTexts, alertTexts } from './texts.ts';

interface AlertCardsProps extends Pick<AlertCardProps, 'place' | 'deletion'> {
  readonly alerts: readonly UsageAlert[];
  /** Whether the API accepts new and changed alerts: the target has not ended, and has usage to watch. */
  readonly canSet: boolean;
  /** The current usage. */
  readonly children?: ReactNode;
}

/** The list of alerts: who is notified at which limit, and what is barred then. */
export const AlertCards = ({ place, alerts, canSet, deletion, children }: AlertCardsProps) => {
  const ownTexts = ownerTexts[place.of];
  const intro = useFocusWhenFewer(alerts.length);
  return (
    <Stack gap={5}>
      <Typography ref={intro} tabIndex={-1} tone="muted">
        {canSet || alerts.length > 0 ? ownTexts.intro : ownTexts.nothing}
      </Typography>
      {children}
      {canSet && alerts.length < MAX_ALERTS ? (
        <div>
          <LinkButton icon="plus" href={place.hrefs.create}>
            {texts.create}
          </LinkButton>
        </div>
      ) : null}
      {alerts.length >= MAX_ALERTS ? <Typography>{ownTexts.limit}</Typography> : null}
      {canSet && alerts.length === 0 ? <EmptyState icon="bell">{ownTexts.none}</EmptyState> : null}
      {alerts.map(alert => (
        <AlertCard key={alert.id} place={place} alert={alert} canEdit={canSet} deletion={deletion} />
      ))}
    </Stack>
  );
};
