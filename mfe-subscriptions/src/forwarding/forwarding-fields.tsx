import {
  FORWARDING_CONDITIONS,
  FORWARDING_DELAYS,
  type CallForwardingBody,
  type Forwarding,
  type ForwardingCondition,
} from 'shared/contracts/call-forwarding';
import { Button } from 'shared/ui/button';
import { Stack } from 'shared/ui/layout';
import { RadioGroup } from 'shared/ui/radio-group';
import { Select } from 'shared/ui/select';
import { Switch } from 'shared/ui/switch';
import { TextField } from 'shared/ui/text-field';
import { Typography } from 'shared/ui/typography';
import type { FieldsProps } from '../subscription-model/order-action-page.tsx';
import styles from './forwarding.module.css';
import type { Choice, ForwardingValues } from './forwarding-schema.ts';
import { conditionTexts, forwardingTexts as texts, secondsText } from './texts.ts';

type Props = FieldsProps<
  ForwardingValues,
  CallForwardingBody,
  { readonly forwardings: readonly Forwarding[] }
>;

/** The four conditions under which calls are forwarded, each on or off (CTRL-015). */
export const ForwardingFields = ({ form }: Props) => {
  const hasActive = FORWARDING_CONDITIONS.some(condition => form.values[condition].isActive);
  const turnAllOff = () => {
    form.change(values => {
      const off = FORWARDING_CONDITIONS.map(each => [each, { ...values[each], isActive: false }] as const);
      return Object.fromEntries(off);
    });
  };
  return (
    <Stack gap={5}>
      <Typography>{texts.intro}</Typography>
      {FORWARDING_CONDITIONS.map(condition => (
        <Condition key={condition} condition={condition} form={form} />
      ))}
      {hasActive ? (
        <div>
          <Button variant="secondary" size="small" onPress={turnAllOff}>
            {texts.allOff}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
};

const Condition = ({
  condition,
  form,
}: Pick<Props, 'form'> & { readonly condition: ForwardingCondition }) => {
  const choice = form.values[condition];
  const change = (changes: Partial<Choice>) => {
    form.change({ [condition]: { ...choice, ...changes } });
  };
  const { label, help } = conditionTexts[condition];
  return (
    <div className={styles.condition} role="group" aria-label={label}>
      <Switch
        checked={choice.isActive}
        help={help}
        onChange={event => {
          change({ isActive: event.target.checked });
        }}
      >
        {label}
      </Switch>
      {choice.isActive ? (
        <Stack>
          <RadioGroup
            label={texts.target}
            options={[
              { value: 'Voicemail', label: texts.voicemail },
              { value: 'Number', label: texts.number },
            ]}
            value={choice.target}
            onChange={target => {
              change({ target });
            }}
          />
          {choice.target === 'Number' ? (
            <TextField
              {...form.at(condition, 'number')}
              label={texts.numberLabel}
              type="tel"
              width="digits-8"
              value={choice.number}
              onChange={event => {
                change({ number: event.target.value });
              }}
            />
          ) : null}
          {condition === 'NoReply' ? (
            <Select
              {...form.at(condition, 'delay')}
              label={texts.delay}
              options={FORWARDING_DELAYS.map(delay => ({ value: String(delay), label: secondsText(delay) }))}
              value={choice.delay}
              onChange={event => {
                change({ delay: event.target.value });
              }}
            />
          ) : null}
        </Stack>
      ) : null}
    </div>
  );
};
