import type { ReactNode } from 'react';
import type { UsageAlert } from '../contracts/usage-alert.ts';
import { useParams } from 'shared/router';
import { AttentionBox } from 'shared/ui/attention-box';
import { alertFormTexts as texts } from './texts.ts';

interface NamedAlertProps {
  readonly alerts: readonly UsageAlert[];
  readonly children: (alert: UsageAlert) => ReactNode;
}

/** Finds the alert in the address. */
export const NamedAlert = ({ alerts, children }: NamedAlertProps) => {
  const { alertId } = useParams();
  const alert = alerts.find(({ id }) => id === alertId);
  return alert ? children(alert) : <AttentionBox>{texts.gone}</AttentionBox>;
};
