/**
 * A wizard: one form per step, then a summary with a link back to each step, then a single write. The step
 * number is in the query (`?trin=2`), so that the back button goes back one step; entered values are kept for
 * the tab.
 *
 *     const wizard = useWizard('create-subscription', steps);
 *     const write = useWrite({ …, onDone: order => { wizard.leaveFor(orderHref(order)); } });
 *     return <Wizard wizard={wizard} write={write} submit={texts.order} cancelHref={overviewHref} />;
 */
import { useEffect, useRef, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'shared/router';
import { Card } from 'shared/ui/card';
import { Button } from 'shared/ui/button';
import { DescriptionList } from 'shared/ui/description-list';
import { Link } from 'shared/ui/link';
import { LinkButton } from 'shared/ui/link-button';
import { uiTexts } from '../ui/texts.ts';
import { Typography } from 'shared/ui/typography';
import { redirected } from './leaving-steps.ts';
import { Progress } from './progress.tsx';
import { StepForm } from './step-form.tsx';
import { wizardTexts as texts } from './texts.ts';
import type { WizardState } from './use-wizard.ts';
import styles from './wizard.module.css';

export { useDraft, type Draft } from './draft.ts';
export { useWizard, type WizardState, type WizardStep, type WizardSteps } from './use-wizard.ts';

type AnySteps = Readonly<Record<string, object>>;

export interface WizardProps<All extends AnySteps> {
  readonly wizard: WizardState<All>;
  /** From `useWrite`; receives the values of all steps. */
  readonly write: { readonly submit: (all: All) => void; readonly isPending: boolean };
  /** Label of the button below the summary: 'Bestil abonnement'. */
  readonly submit: string;
  readonly cancelHref: string;
  /** In the summary, before the button: price, terms. */
  readonly children?: ReactNode;
}

const stepParam = 'trin';

/** The step in the query, and the href of each step. */
const useStepInUrl = () => {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const hrefOf = (index: number): string => {
    const next = new URLSearchParams(params);
    next.set(stepParam, String(index + 1));
    return `${pathname}?${next.toString()}`;
  };
  const asked = params.get(stepParam) ?? '1';
  return { asked: /^[1-9]\d?$/.test(asked) ? Number(asked) - 1 : 0, hrefOf };
};

type SummaryProps<All extends AnySteps> = WizardProps<All> & {
  readonly hrefOf: (index: number) => string;
};

const Summary = <All extends AnySteps>(props: SummaryProps<All>) => {
  const { wizard, write, submit, cancelHref, hrefOf, children } = props;
  return (
    <>
      {wizard.steps.map(({ name, step }, index) => (
        <Card
          key={name}
          level={3}
          title={step.title}
          actions={
            <Link href={hrefOf(index)} aria-label={texts.changeOf(step.title)}>
              {texts.change}
            </Link>
          }
        >
          <DescriptionList items={step.facts(wizard.values[name] ?? {}, wizard.values)} />
        </Card>
      ))}
      {children}
      <div className={styles.actions}>
        <Button
          isPending={write.isPending || wizard.isLeft}
          onPress={() => {
            write.submit(wizard.values);
          }}
        >
          {submit}
        </Button>
        <LinkButton variant="secondary-alternative" href={cancelHref}>
          {uiTexts.cancel}
        </LinkButton>
      </div>
    </>
  );
};

/**
 * Focuses the step's heading when the step changes, so that it is announced; on first render the page's own
 * heading keeps focus.
 */
const useStepHeading = (index: number) => {
  const heading = useRef<HTMLElement>(null);
  const shown = useRef(index);
  useEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    heading.current?.focus();
  }, [index]);
  return heading;
};

/** The address of a step that is not reachable yet redirects to the first open step. */
export const Wizard = <All extends AnySteps>(props: WizardProps<All>) => {
  const { wizard, cancelHref } = props;
  const { steps, values } = wizard;
  const { asked, hrefOf } = useStepInUrl();
  const navigate = useNavigate();
  const firstOpen = steps.findIndex(({ isDone }) => !isDone);
  const last = firstOpen < 0 ? steps.length : firstOpen;
  // Keeps the submitted step visible while the history goes back.
  const index = wizard.isLeft ? steps.length : Math.min(asked, last);
  const heading = useStepHeading(index);
  if (index !== asked && !wizard.isLeft) return <Navigate to={hrefOf(index)} replace state={redirected} />;

  const titles = [...steps.map(({ step }) => step.title), texts.summary];
  const current = steps[index];
  const isLastOpen = steps.every(({ name, isDone }) => isDone || name === current?.name);
  return (
    <div className={styles.wizard}>
      <Progress titles={titles} current={index} last={last} hrefOf={hrefOf} />
      <Typography tag="h2" ref={heading} tabIndex={-1}>
        {texts.heading(index + 1, titles.length, titles[index] ?? '')}
      </Typography>
      {current === undefined ? (
        <Summary {...props} hrefOf={hrefOf} />
      ) : (
        <StepForm
          // A server error on the current step remounts it.
          key={`${current.name}/${String(current.refusals)}`}
          step={current.step}
          refused={current.refused}
          isOutdated={current.isOutdated}
          values={values[current.name] ?? {}}
          all={values}
          onSave={entered => {
            wizard.save(current.name, entered);
          }}
          onNext={() => {
            wizard.finish(current.name);
            void navigate(hrefOf(isLastOpen ? steps.length : index + 1));
          }}
          cancelHref={cancelHref}
          backHref={index === 0 ? undefined : hrefOf(index - 1)}
        />
      )}
    </div>
  );
};
