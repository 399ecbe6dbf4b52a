import type { UsageCategory } from '../contracts/usage.ts';
import { formatMoney } from '../format/money.ts';
import { formatQuantity, formatUse } from '../format/quantity.ts';
import { useToggle } from 'shared/toggles';
import { Stack } from 'shared/ui/layout';
import { Typography } from 'shared/ui/typography';
import { UsageBar } from 'shared/ui/usage-bar';
import { categoryTexts, usageCategoryTexts as texts } from './texts.ts';

const levelTexts = { Unknown: '', Normal: '', Near: `, ${texts.near}`, Exceeded: `, ${texts.spent}` };

const Category = ({ category }: { readonly category: UsageCategory }) => {
  const { code, used, included, unit, level } = category;
  const label = categoryTexts[code];
  const amount = { value: used, unit };
  if (included === null || included === 0) {
    const text = formatQuantity(amount);
    return (
      <Typography>{`${label}: ${included === null ? texts.free(text) : texts.notIncluded(text)}`}</Typography>
    );
  }
  const text = `${formatUse(amount, { value: included, unit })}${levelTexts[level]}`;
  return <UsageBar label={label} used={used} limit={included} text={text} />;
};

/** Usage by category, with its cost on top of the price plan. */
export const UsageCategories = ({ categories }: { readonly categories: readonly UsageCategory[] }) => {
  const showsPrices = useToggle('show_subscription_prices');
  return (
    <Stack gap={5}>
      {categories.map(category => (
        <Stack key={category.code} gap={1}>
          <Category category={category} />
          {showsPrices && category.extraCost.value > 0 ? (
            <Typography look="small" tone="muted">
              {texts.extra(formatMoney(category.extraCost))}
            </Typography>
          ) : null}
        </Stack>
      ))}
    </Stack>
  );
};
