import { useId, useState } from 'react';
import * as z from 'zod/mini';
import type { FormProblem } from 'shared/ui/error-summary';

/** Validates the values and turns them into the request body. The message of an issue is the Danish text at its field. */
export type FormSchema<Body> = z.ZodMiniType<Body>;

type Entered<Values> = { readonly [Name in keyof Values]: Values[Name] };

export interface FormOptions<Values extends object, Body> {
  /** From the values to the request body. A function if a rule of one field depends on another. */
  readonly schema: FormSchema<Body> | ((values: Values) => FormSchema<Body>);
  /** Initial values; the error summary lists fields in this order. */
  readonly initial: Entered<Values>;
  /** Normalizes the values before they are validated on submit. */
  readonly tidy?: (values: Values) => Values;
  /** Server errors by field name that are known before the form is shown. Each is shown until its field changes. */
  readonly refused?: Readonly<Record<string, string>>;
  /** Shows validation errors at once, for values that were valid when they were sent. */
  readonly isSent?: boolean;
  /** Whether there are unsaved changes. By default: whether a field differs from `initial`. */
  readonly isChanged?: (values: Values) => boolean;
}

interface ChangeOfInput {
  readonly nativeEvent: unknown;
  readonly target: { readonly value: string };
}

/** Props for any field of the UI kit: `<TextField {...form.field('email')} label="E-mail" />`. */
export interface FieldProps<Value> {
  readonly id: string;
  readonly value: Value;
  readonly error: string | undefined;
  /** Takes the value, or the event of a text input. */
  readonly onChange: (entered: Value | ChangeOfInput) => void;
}

/** What `<Form>` needs, independent of the fields. */
export interface FormFrame<Body> {
  readonly id: string;
  readonly isDirty: boolean;
  /** Errors for the error summary. */
  readonly problems: readonly FormProblem[];
  /** Incremented each time the error summary takes focus. */
  readonly attempt: number;
  /** Shows the validation errors, or calls `send` with the request body. */
  readonly submit: (send: (body: Body) => void) => void;
}

export interface FormState<Values extends object, Body> extends FormFrame<Body> {
  readonly values: Values;
  readonly field: <Name extends keyof Values & string>(name: Name) => FieldProps<Values[Name]>;
  /** Like `field` for one entry of a field with several: give its element the id. The path is that of the issue. */
  readonly at: (...path: readonly string[]) => { readonly id: string; readonly error: string | undefined };
  /** Changes fields from code. */
  readonly change: (changes: Partial<Values> | ((values: Values) => Partial<Values>)) => void;
  /** Shows a server error at a field until it changes or the form is sent again. */
  readonly refuse: (name: keyof Values & string, message: string) => void;
  /** Shows the error of a field on blur if it has a value; otherwise errors appear on submit. */
  readonly touch: (name: keyof Values & string) => void;
  /** Resets to `initial`. */
  readonly reset: () => void;
}

/** The state of a form. */
interface Progress<Values> {
  readonly changes: Partial<Values>;
  readonly touched: readonly string[];
  /** Whether the last submit was invalid. */
  readonly isFaulty: boolean;
  readonly attempt: number;
  readonly refusals: Readonly<Record<string, string>>;
}

const untouched = { changes: {}, touched: [], isFaulty: false, attempt: 0, refusals: {} };

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const isEvent = (entered: unknown): entered is ChangeOfInput =>
  typeof entered === 'object' && entered !== null && 'nativeEvent' in entered;

const withChanges = <Values>(now: Progress<Values>, changes: Partial<Values>): Progress<Values> => ({
  ...now,
  changes: { ...now.changes, ...changes },
  refusals: Object.fromEntries(Object.entries(now.refusals).filter(([name]) => !(name in changes))),
});

interface Problem extends FormProblem {
  readonly name: string;
}

/** Schema and server errors, one message per element, in the order of the fields. */
const problemsIn = (
  issues: readonly Pick<z.core.$ZodIssue, 'path' | 'message'>[],
  refusals: Progress<unknown>['refusals'],
  names: readonly string[],
  idOf: (path: readonly PropertyKey[]) => string,
): Problem[] => {
  const refused = Object.entries(refusals).map(([name, message]) => ({ path: [name], message }));
  // The server's error takes precedence over a missing value.
  return [...refused, ...issues]
    .map(({ path, message }) => ({ name: String(path[0]), fieldId: idOf(path), message }))
    .filter((each, at, all) => all.findIndex(({ fieldId }) => fieldId === each.fieldId) === at)
    .toSorted((one, other) => names.indexOf(one.name) - names.indexOf(other.name));
};

/**
 * A form's values and errors, without the confirmation on leaving. Most pages use `useForm`, which adds it;
 * use this for public pages, and for drawers and steps that share a `useLeaving` above them.
 */
export const useFormState = <Values extends object, Body>({
  schema,
  initial,
  tidy = entered => entered,
  refused = {},
  isSent = false,
  isChanged = entered => !isSame(entered, { ...initial }),
}: FormOptions<Values, Body>): FormState<Values, Body> => {
  const id = useId();
  const [progress, setProgress] = useState<Progress<Values>>(() => ({
    ...untouched,
    isFaulty: isSent,
    refusals: refused,
  }));
  const { touched, isFaulty, attempt, refusals } = progress;
  const values: Values = { ...initial, ...progress.changes };

  const idOf = (path: readonly PropertyKey[]): string =>
    [id, ...path.map(part => encodeURIComponent(String(part)))].join('-');
  const parse = (entered: Values) =>
    z.safeParse(typeof schema === 'function' ? schema(entered) : schema, entered);
  const all = problemsIn(parse(values).error?.issues ?? [], refusals, Object.keys(initial), idOf);
  const problems = all.filter(({ name }) => isFaulty || name in refusals);

  const at: FormState<Values, Body>['at'] = (...path) => {
    const own = all.find(({ fieldId }) => fieldId === idOf(path));
    const isShown = own !== undefined && (problems.includes(own) || touched.includes(own.name));
    return { id: idOf(path), error: isShown ? own.message : undefined };
  };
  const change: FormState<Values, Body>['change'] = next => {
    setProgress(now =>
      withChanges(now, typeof next === 'function' ? next({ ...initial, ...now.changes }) : next),
    );
  };
  const proceed = (how: (now: Progress<Values>) => Partial<Progress<Values>>) => {
    setProgress(now => ({ ...now, ...how(now) }));
  };

  return {
    id,
    values,
    isDirty: isChanged(values),
    problems,
    attempt,
    at,
    change,
    field: name => ({
      ...at(name),
      value: values[name],
      onChange: entered => {
        change({ [name]: isEvent(entered) ? entered.target.value : entered } as unknown as Partial<Values>);
      },
    }),
    refuse: (name, message) => {
      proceed(now => ({ attempt: now.attempt + 1, refusals: { ...now.refusals, [name]: message } }));
    },
    touch: name => {
      if (!isSame(values[name], initial[name])) proceed(now => ({ touched: [...now.touched, name] }));
    },
    reset: () => {
      setProgress(untouched);
    },
    submit: send => {
      const ready = tidy(values);
      const { success, data } = parse(ready);
      proceed(now => ({ changes: ready, isFaulty: !success, attempt: now.attempt + 1, refusals: {} }));
      if (success) send(data);
    },
  };
};
