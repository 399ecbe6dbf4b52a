import { Fragment, useRef } from 'react';
import type { FormSchema, FormState } from 'shared/form';
import {
  callForwarding,
  FORWARDING_CONDITIONS,
  FORWARDING_DELAYS,
  type CallForwardingBody,
  type Forwarding,
  type ForwardingCondition,
} from 'shared/orders/call-forwarding';
import { Button } from 'shared/ui/button';
import { Divider } from 'shared/ui/divider';
import { Cluster, Stack } from 'shared/ui/layout';
import { RadioGroup } from 'shared/ui/radio-group';
import { Select } from 'shared/ui/select';
import { Switch } from 'shared/ui/switch';
import { TextField } from 'shared/ui/text-field';
import { Typography } from 'shared/ui/typography';
import { phoneRule, tidyPhone } from 'shared/validation/phone';
import { firstOf, must } from 'shared/validation/rule';
import * as z from 'zod/mini';
import { pages } from '../pages.tsx';
import { orderActionPage, orderOf, type OrderPage } from '../order-form-model/order-action-page.tsx';
import { conditionTexts, delays, forwardingTexts as texts, targets } from './texts.ts';

/**
 * Form values: whether calls are forwarded, and to which number. Unused ones are kept, in case they are needed again.
 */
type ForwardingValues = Readonly<
  Record<ForwardingCondition, boolean> &
    Record<`${ForwardingCondition}Target`, 'Voicemail' | 'Number'> &
    Record<`${ForwardingCondition}Number` | 'delay', string>
>;

const initialForwarding = (forwardings: readonly Forwarding[]): ForwardingValues => {
  const entries = FORWARDING_CONDITIONS.flatMap(each => {
    const now = forwardings.find(({ condition }) => condition === each);
    return [
      [each, now !== undefined] as const,
      [`${each}Target`, typeof now?.number === 'string' ? 'Number' : 'Voicemail'] as const,
      [`${each}Number`, now?.number ?? ''] as const,
    ];
  });
  const delay = forwardings.find(each => each.condition === 'NoReply')?.delaySeconds ?? 20;
  return { ...(Object.fromEntries(entries) as ForwardingValues), delay: String(delay) };
};

const bodyOf = (values: ForwardingValues): CallForwardingBody => ({
  forwardings: FORWARDING_CONDITIONS.filter(each => values[each]).map(condition => {
    const entered = tidyPhone(values[`${condition}Number`]);
    const number = values[`${condition}Target`] === 'Number' ? entered : null;
    if (condition !== 'NoReply') return { condition, number };
    return {
      condition,
      number,
      delaySeconds: FORWARDING_DELAYS.find(each => String(each) === values.delay) ?? 20,
    };
  }),
});

/**
 * @param own the subscription's own number, to which calls cannot be forwarded
 */
const forwardingSchema = (own: string | undefined): FormSchema<CallForwardingBody> => {
  const rule = firstOf(
    phoneRule,
    must(number => !/^[89]0/.test(number), texts.numberNotAllowed),
    must(number => number !== own, texts.ownNumber),
  );
  return z.pipe(
    z.custom<ForwardingValues>().check(({ value: values, issues }) => {
      for (const condition of FORWARDING_CONDITIONS) {
        const name = `${condition}Number` as const;
        const isAsked = values[condition] && values[`${condition}Target`] === 'Number';
        const message = isAsked ? rule(tidyPhone(values[name])) : undefined;
        if (message !== undefined) issues.push({ code: 'custom', path: [name], message, input: values });
      }
    }),
    z.transform(bodyOf),
  );
};

interface Props {
  readonly form: FormState<ForwardingValues, CallForwardingBody>;
}

/** The four conditions for forwarding calls, each on or off (CTRL-015). */
const ForwardingFields = ({ form }: Props) => {
  const intro = useRef<HTMLElement>(null);
  return (
    <Stack gap={5}>
      <Typography ref={intro} tabIndex={-1}>
        {texts.intro}
      </Typography>
      {FORWARDING_CONDITIONS.map((condition, index) => (
        <Fragment key={condition}>
          {index > 0 ? <Divider /> : null}
          <div role="group" aria-label={conditionTexts[condition].label}>
            <Stack>
              <Switch
                checked={form.values[condition]}
                help={conditionTexts[condition].help}
                onChange={event => {
                  form.change({ [condition]: event.target.checked });
                }}
              >
                {conditionTexts[condition].label}
              </Switch>
              {form.values[condition] ? <Target form={form} condition={condition} /> : null}
            </Stack>
          </div>
        </Fragment>
      ))}
      {FORWARDING_CONDITIONS.some(condition => form.values[condition]) ? (
        <Cluster>
          <Button
            variant="secondary"
            size="small"
            onPress={() => {
              // The button is removed, so focus would be lost.
              intro.current?.focus();
              form.change({ Unconditional: false, NoReply: false, Unreachable: false, Busy: false });
            }}
          >
            {texts.allOff}
          </Button>
        </Cluster>
      ) : null}
    </Stack>
  );
};

const Target = ({ form, condition }: Props & { readonly condition: ForwardingCondition }) => (
  <>
    <RadioGroup {...form.field(`${condition}Target`)} label={texts.target} options={targets} />
    {form.values[`${condition}Target`] === 'Number' ? (
      <TextField
        {...form.field(`${condition}Number`)}
        label={texts.numberLabel}
        type="tel"
        width="digits-8"
      />
    ) : null}
    {condition === 'NoReply' ? (
      <Select {...form.field('delay')} label={texts.delay} options={delays} />
    ) : null}
  </>
);

/** Sets which calls are forwarded, and to which number (NAV-024, CTRL-013 to CTRL-015). */
export const Page: OrderPage = orderActionPage({
  page: pages.forwarding,
  ...orderOf(callForwarding),
  loadFailed: texts.failed,
  initial: ({ data }) => initialForwarding(data.forwardings),
  schema: ({ of }) => forwardingSchema(of.telephoneNumber?.localNumber),
  Fields: ForwardingFields,
  submit: () => texts.submit,
  isCurrent: true,
  placed: () => texts.placed,
});
