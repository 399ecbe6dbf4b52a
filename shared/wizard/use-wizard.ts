import { useState, type ReactNode } from 'react';
import * as z from 'zod/mini';
import type { FormSchema, FormState } from 'shared/form';
import type { Description } from 'shared/ui/description-list';
import { useDraft } from './draft.ts';
import { useLeavingSteps, type LeavingSteps } from './leaving-steps.ts';

type AnySteps = Readonly<Record<string, object>>;

export interface WizardStep<Values extends object, All> {
  readonly title: string;
  /** Initial field values. Must not contain secrets: entered values are kept in session storage. */
  readonly initial: Values;
  /** Must be valid before the next step. A function if it depends on earlier steps. */
  readonly schema: FormSchema<unknown> | ((values: Values, all: All) => FormSchema<unknown>);
  readonly fields: (form: FormState<Values, unknown>, all: All) => ReactNode;
  /** The step's lines in the summary. */
  readonly facts: (values: Values, all: All) => readonly Description[];
  /** Skips the step if an earlier choice makes it irrelevant. */
  readonly isSkipped?: (all: All) => boolean;
}

/**
 * The steps in order, by name. `All` is a type, not an interface:
 * `const steps: WizardSteps<{ user: UserValues; plan: PlanValues }> = { user: …, plan: … }`.
 */
export type WizardSteps<All extends AnySteps> = {
  readonly [Name in keyof All]: WizardStep<All[Name], All>;
};

/** A step without the type of its values. */
export type OpenStep<All> = WizardStep<object, All>;

export interface WizardState<All extends AnySteps> {
  /** Entered values by step; the initial values if none are entered. */
  readonly values: All;
  /** The steps that are not skipped, in order. */
  readonly steps: readonly {
    readonly name: string;
    readonly step: OpenStep<All>;
    readonly isDone: boolean;
    /** It was valid when submitted and no longer is: time has passed, or an earlier choice has changed. */
    readonly isOutdated: boolean;
    /** Server errors of its fields. */
    readonly refused: Readonly<Record<string, string>>;
    /** Increases with each server error. */
    readonly refusals: number;
  }[];
  readonly save: (step: string, values: object) => void;
  readonly finish: (step: string) => void;
  /**
   * Goes back to a step and shows a server error at a field, until the field is changed. `put` replaces the
   * field's value if it cannot stay.
   */
  readonly refuse: (step: string, field: string, message: string, put?: unknown) => void;
  /** Deletes the draft after submission and leaves the wizard for its result (`useLeavingSteps`). */
  readonly leaveFor: LeavingSteps['leaveFor'];
  readonly isLeft: boolean;
}

interface Refusal {
  readonly step: string;
  readonly field: string;
  readonly message: string;
  /** The refused value. */
  readonly value: unknown;
  readonly count: number;
}

const valueOf = (values: AnySteps, { step, field }: Pick<Refusal, 'step' | 'field'>): unknown =>
  (values[step] as Readonly<Record<string, unknown>> | undefined)?.[field];

/** A step's schema, given the current values of the other steps. */
export const schemaOf = <All>({ schema }: OpenStep<All>, all: All) =>
  typeof schema === 'function' ? (values: object) => schema(values, all) : schema;

/** State of a wizard, kept in session storage under a name (`create-subscription`), per user and customer. */
export const useWizard = <All extends AnySteps>(name: string, steps: WizardSteps<All>): WizardState<All> => {
  const { values: entered, done, reopen, save, finish, clear } = useDraft(name);
  const { isLeft, leaveFor } = useLeavingSteps();
  const [refusal, setRefusal] = useState<Refusal>();
  // The steps only differ in the type of their values, which is known to each step alone.
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
    save,
    finish,
    isLeft,
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
        name: each,
        step,
        isDone: isDone(each, step),
        isOutdated: done.includes(each) && !isDone(each, step),
        refused: refusedOf(each),
        refusals: refusal?.step === each ? refusal.count : 0,
      })),
  };
};
