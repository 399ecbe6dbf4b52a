import { useState, type ReactNode } from 'react';
import * as z from 'zod/mini';
import type { FormSchema, FormState } from 'shared/form';
import type { Description } from 'shared/ui/description-list';
import { useDraft } from './draft.ts';
import { useLeavingSteps, type LeavingSteps } from './leaving-steps.ts';

type AnySteps = Readonly<Record<string, object>>;

export interface WizardStep<Values extends object, All> {
  readonly title: string;
  /** The fields before anything is entered. Never a secret: what is entered is kept in the tab. */
  readonly initial: Values;
  /** What a step has to be before the next one. A function where it depends on the steps before. */
  readonly schema: FormSchema<unknown> | ((values: Values, all: All) => FormSchema<unknown>);
  readonly fields: (form: FormState<Values, unknown>, all: All) => ReactNode;
  /** What the summary says of it. */
  readonly facts: (values: Values, all: All) => readonly Description[];
  /** Left out where an earlier choice makes it pointless. */
  readonly isSkipped?: (all: All) => boolean;
}

/**
 * Steps in their order, by name. `All` is a type, not an interface:
 * `const steps: WizardSteps<{ user: UserValues; plan: PlanValues }> = { user: …, plan: … }`.
 */
export type WizardSteps<All extends AnySteps> = {
  readonly [Name in keyof All]: WizardStep<All[Name], All>;
};

/** A step without the type of its values. */
export type OpenStep<All> = WizardStep<object, All>;

export interface WizardState<All extends AnySteps> {
  /** What is entered, step by step; the initial values where nothing is. */
  readonly values: All;
  /** The steps that are asked, in order. */
  readonly steps: readonly {
    readonly name: string;
    readonly step: OpenStep<All>;
    readonly isDone: boolean;
    /** It was right when it was sent, and is no longer: time has passed, or an earlier choice has changed. */
    readonly isOutdated: boolean;
    /** Why the server refused fields of it. */
    readonly refused: Readonly<Record<string, string>>;
    /** Counts up with each refusal. */
    readonly refusals: number;
  }[];
  readonly save: (step: string, values: object) => void;
  readonly finish: (step: string) => void;
  /**
   * Leads back to a step, and says there why a field was refused, until that is changed. `put` is what the field becomes
   * where what was in it cannot stand.
   */
  readonly refuse: (step: string, field: string, message: string, put?: unknown) => void;
  /** Forgets what was entered, once it is sent, and leaves the steps for what came of them (`useLeavingSteps`). */
  readonly leaveFor: LeavingSteps['leaveFor'];
  readonly isLeft: boolean;
}

interface Refusal {
  readonly step: string;
  readonly field: string;
  readonly message: string;
  /** What was refused. */
  readonly value: unknown;
  readonly count: number;
}

const valueOf = (values: AnySteps, { step, field }: Pick<Refusal, 'step' | 'field'>): unknown =>
  (values[step] as Readonly<Record<string, unknown>> | undefined)?.[field];

/** The schema of a step as the other steps are now. */
export const schemaOf = <All>({ schema }: OpenStep<All>, all: All) =>
  typeof schema === 'function' ? (values: object) => schema(values, all) : schema;

/**
 * What a task in steps has so far, kept in the tab under a name (`create-subscription`), apart for each person and each
 * customer.
 */
export const useWizard = <All extends AnySteps>(name: string, steps: WizardSteps<All>): WizardState<All> => {
  const { values: entered, done, reopen, save, finish, clear } = useDraft(name);
  const { isLeft, leaveFor } = useLeavingSteps();
  const [refusal, setRefusal] = useState<Refusal>();
  // The steps are alike but for their values, which only each of them knows.
  const open = Object.entries(steps as unknown as Record<string, OpenStep<All>>);
  const values = Object.fromEntries(
    open.map(([step, { initial }]) => [step, { ...initial, ...entered[step] }]),
  ) as All;
  const isDone = (step: string, of: OpenStep<All>): boolean => {
    const own = values[step] ?? {};
    const schema = schemaOf(of, values);
    return (
      done.includes(step) && z.safeParse(typeof schema === 'function' ? schema(own) : schema, own).success
    );
  };
  const refusedOf = (step: string): Readonly<Record<string, string>> =>
    refusal?.step === step && valueOf(values, refusal) === refusal.value
      ? { [refusal.field]: refusal.message }
      : {};
  return {
    ...{ save, finish, isLeft },
    leaveFor: href => {
      clear();
      leaveFor(href);
    },
    refuse: (step, field, message, put) => {
      const value = put ?? valueOf(values, { step, field });
      setRefusal(before => ({ step, field, message, value, count: (before?.count ?? 0) + 1 }));
      save(step, { ...values[step], [field]: value });
      reopen(step);
    },
    values,
    steps: open
      .filter(([, step]) => step.isSkipped?.(values) !== true)
      .map(([each, step]) => ({
        ...{ name: each, step, isDone: isDone(each, step) },
        isOutdated: done.includes(each) && !isDone(each, step),
        refused: refusedOf(each),
        refusals: refusal?.step === each ? refusal.count : 0,
      })),
  };
};
