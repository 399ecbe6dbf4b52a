import { useEffect, useRef, type ComponentType, type Ref } from 'react';
import { useCurrentCustomer } from 'shared/customers';
import { formatMonthlyPrice } from 'shared/format/money';
import { saveFile } from 'shared/http/save-file';
import { areaPaths, customerHref } from 'shared/remote/links';
import { useToggle } from 'shared/toggles';
import { AttentionBox } from 'shared/ui/attention-box';
import { Button } from 'shared/ui/button';
import { Cluster, Stack } from 'shared/ui/layout';
import { Link } from 'shared/ui/link';
import { PageHeader } from 'shared/ui/page-header';
import { Typography } from 'shared/ui/typography';
import { pages } from '../../pages.tsx';
import { texts as createTexts } from '../texts.ts';
import { useCategories } from '../use-categories.ts';
import type { Batch } from './batch.ts';
import { LinesTable, resultRows } from './lines-table.tsx';
import { toCsv } from './parse-lines.ts';
import { PasteForm } from './paste-form.tsx';
import { texts } from './texts.ts';
import { useBatch } from './use-batch.ts';

type BatchState = ReturnType<typeof useBatch>;
interface ResultProps {
  readonly state: BatchState;
  readonly batch: Batch;
}

const Buttons = ({ state: { text = '', order, enter }, batch }: ResultProps) => {
  const waiting = batch.lines.filter(({ body }) => body !== undefined);
  return (
    <Cluster>
      {waiting.length === 0 ? null : (
        <Button
          isPending={order.isPending}
          onPress={() => {
            order.submit(batch);
          }}
        >
          {texts.order(waiting.length)}
        </Button>
      )}
      {order.isPending ? null : (
        <Button
          variant="secondary"
          onPress={() => {
            enter(text);
          }}
        >
          {texts.correct}
        </Button>
      )}
      <Button
        variant="text"
        icon="download"
        onPress={() => {
          saveFile({ content: new Blob([toCsv(resultRows(batch.lines))]), name: undefined }, texts.fileName);
        }}
      >
        {texts.save}
      </Button>
    </Cluster>
  );
};

const OrderedBefore = () => {
  const { id: customerId } = useCurrentCustomer().customer;
  return (
    <AttentionBox
      variant="warning"
      title={texts.orderedBefore}
      isAnnounced
      action={<Link href={pages.bulkJobs.href({ customerId })}>{texts.seeOrdered}</Link>}
    >
      {texts.orderedBeforeText}
    </AttentionBox>
  );
};

/** A number of another company is not available either: it is ported by an order of its own. */
const Failed = ({ lines }: Pick<Batch, 'lines'>) => {
  const { id: customerId } = useCurrentCustomer().customer;
  return lines.some(({ code }) => code === 'NumberNotAvailable') ? (
    <AttentionBox
      variant="warning"
      title={texts.onlyGood}
      action={<Link href={pages.create.href({ customerId })}>{createTexts.title}</Link>}
    >
      {texts.ported}
    </AttentionBox>
  ) : (
    <AttentionBox variant="warning" title={texts.onlyGood} />
  );
};

const Result = ({ state, batch, ref }: ResultProps & { readonly ref: Ref<HTMLElement> }) => {
  const showsPrices = useToggle('show_subscription_prices');
  const failed = batch.lines.filter(({ problem }) => problem !== undefined).length;
  return (
    <Stack>
      <Typography ref={ref} tabIndex={-1}>
        {texts.checked(batch.lines.length - failed, failed)}
      </Typography>
      {showsPrices && batch.price ? <p>{texts.price(formatMonthlyPrice(batch.price))}</p> : null}
      {state.isOrderedBefore ? <OrderedBefore /> : null}
      {failed > 0 ? <Failed lines={batch.lines} /> : null}
      <Buttons {...{ state, batch }} />
      <LinesTable lines={batch.lines} />
    </Stack>
  );
};

const Batched = ({ cancelHref }: { readonly cancelHref: string }) => {
  const state = useBatch();
  const { text = '', lines, price = null, key, enter, check } = state;
  const batch = lines === undefined || key === undefined ? undefined : { lines, price, key };
  const isChecked = batch !== undefined;
  const shown = useRef(isChecked);
  const area = useRef<HTMLTextAreaElement>(null);
  const result = useRef<HTMLElement>(null);
  // The form and the result replace each other, with the button that was pressed.
  useEffect(() => {
    if (shown.current === isChecked) return;
    shown.current = isChecked;
    (isChecked ? result : area).current?.focus();
  }, [isChecked]);
  return batch === undefined ? (
    <PasteForm {...{ text, check, cancelHref }} ref={area} onChange={enter} />
  ) : (
    <Result state={state} batch={batch} ref={result} />
  );
};

/** Creates several subscriptions from lines: shows the result of each, then starts the job that orders them. */
export const Page: ComponentType = () => {
  const { customer } = useCurrentCustomer();
  const backTo = { href: customerHref(customer.id, areaPaths.createSubscription), label: texts.back };
  return (
    <>
      <PageHeader title={texts.title} help={texts.help} backTo={backTo} />
      {useCategories().length === 0 ? (
        <AttentionBox variant="warning" title={createTexts.forbiddenTitle}>
          {createTexts.forbidden}
        </AttentionBox>
      ) : (
        <Batched cancelHref={customerHref(customer.id, areaPaths.subscriptions)} />
      )}
    </>
  );
};
