import { BARRING_CODES, BARRING_LIMITS, type Barrings, type BarringsBody } from 'shared/contracts/barrings';
import { ownerControlLabels } from 'shared/format/account-labels';
import { barringLabels } from 'shared/format/barring-labels';
import { links } from 'shared/remote/links';
import { AttentionBox } from 'shared/ui/attention-box';
import { DescriptionList } from 'shared/ui/description-list';
import { Stack } from 'shared/ui/layout';
import { Link } from 'shared/ui/link';
import { Select } from 'shared/ui/select';
import { Switch } from 'shared/ui/switch';
import { Typography } from 'shared/ui/typography';
import type { FieldsProps } from '../order-form-model/order-action-page.tsx';
import { isForced, type BarringValues } from './barrings-schema.ts';
import { barringTexts as texts, kroner, meanings, ruleLabels } from './texts.ts';

const limits = BARRING_LIMITS.map(limit => ({ value: String(limit), label: kroner(limit) }));

/** A switch with explanation for each barring, and the limit below its own switch (CTRL-008, CTRL-009). */
export const BarringsFields = ({
  form,
  of,
  ids,
  data,
}: FieldsProps<BarringValues, BarringsBody, Barrings>) => (
  <Stack>
    <Typography tone="muted">{texts.help}</Typography>
    {BARRING_CODES.map(code => (
      <Switch
        key={code}
        checked={form.values[code]}
        disabled={isForced(code, data)}
        help={isForced(code, data) ? `${meanings[code]} ${texts.forced}` : meanings[code]}
        onChange={event => {
          form.change({ [code]: event.target.checked });
        }}
      >
        {barringLabels[code]}
      </Switch>
    ))}
    {form.values.BARLEVEL ? (
      <Select
        {...form.field('limit')}
        label={texts.limit}
        placeholder={texts.limitPlaceholder}
        options={limits}
      />
    ) : null}
    <AccountRules
      rules={data.accountRules}
      href={links.employeeRights.href(ids.customerId, { billingAccountId: of.accountId })}
    />
  </Stack>
);

interface AccountRulesProps {
  readonly rules: Barrings['accountRules'];
  readonly href: string;
}

/** What the billing account allows for all its subscriptions, with a link to change that (CTRL-020). */
const AccountRules = ({ rules, href }: AccountRulesProps) => (
  <AttentionBox title={texts.rules}>
    <Stack gap={3}>
      <p>{texts.rulesHelp}</p>
      <DescriptionList
        items={(['nationalUsageAllowance', 'retailRoaming', 'roamingCostControl'] as const).map(rule => ({
          term: ruleLabels[rule],
          value: ownerControlLabels[rules[rule]],
        }))}
      />
      <Link href={href}>{texts.toRules}</Link>
    </Stack>
  </AttentionBox>
);
