import { UserFacingError } from 'shared/node/user-facing-error';
import { canaryRuleSchema, type CanaryRule } from 'shared/remote/registry';
import * as z from 'zod/mini';

const read = (text: string): unknown => {
  const [, percent] = /^(\d+(?:\.\d+)?)%$/.exec(text) ?? [];
  if (percent !== undefined) return { percent: Number(percent) };
  const [, kind, rest = ''] = /^(customers|toggle):(.+)$/.exec(text) ?? [];
  if (kind === 'customers') return { customers: rest.split(',').map(each => each.trim()) };
  return kind === 'toggle' ? { toggle: rest } : undefined;
};

/** Parses `5%`, `customers:1001,1002` or `toggle:new-billing`; anything else is a UserFacingError. */
export const canaryRuleFrom = (text: string | undefined): CanaryRule | undefined => {
  if (text === undefined) return undefined;
  const rule = z.safeParse(canaryRuleSchema, read(text));
  if (rule.success) return rule.data;
  throw new UserFacingError(
    `--canary is "${text}", but it has to be a share like 5%, customers:1001,1002 or toggle:key.`,
  );
};

export const describeRule = (rule: CanaryRule): string => {
  if ('percent' in rule) return `${String(rule.percent)}% of the customers`;
  return 'customers' in rule ? `customers ${rule.customers.join(', ')}` : `toggle ${rule.toggle}`;
};
