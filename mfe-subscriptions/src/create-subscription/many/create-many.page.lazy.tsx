import type { ComponentType } from 'react';
import { useCurrentCustomer } from 'shared/customers';
import { saveFile } from 'shared/http/save-file';
import { areaPaths, customerHref } from 'shared/remote/links';
import { AttentionBox } from 'shared/ui/attention-box';
import { Button } from 'shared/ui/button';
import { Cluster, Stack } from 'shared/ui/layout';
import { LinkButton } from 'shared/ui/link-button';
import { PageHeader } from 'shared/ui/page-header';
import { texts as createTexts } from '../texts.ts';
import { useCategories } from '../use-categories.ts';
import { isWaiting } from './batch.ts';
import { LinesTable, resultRows } from './lines-table.tsx';
import { toCsv, toLines } from './parse-lines.ts';
import { PasteForm } from './paste-form.tsx';
import { texts } from './texts.ts';
import { useBatch } from './use-batch.ts';

type Batch = ReturnType<typeof useBatch>;
type Lines = NonNullable<Batch['lines']>;
interface PartProps {
  readonly batch: Batch;
  readonly lines: Lines;
}

/** How far it has come, in one sentence. */
const stateOf = ({ isOrdered = false, order }: Batch, lines: Lines): string => {
  const waiting = lines.filter(isWaiting).length;
  const done = lines.filter(({ orderId }) => orderId !== undefined).length;
  const failed = lines.length - waiting - done;
  if (order.isPending) return texts.ordering(done, done + waiting);
  if (!isOrdered) return texts.checked(waiting, failed);
  return waiting > 0 ? texts.interrupted(done, done + waiting) : texts.orderedAll(done, failed);
};

const Buttons = ({ batch: { text = '', isOrdered = false, order, keep }, lines }: PartProps) => {
  const { id: customerId } = useCurrentCustomer().customer;
  const waiting = lines.filter(isWaiting);
  const failed = lines.filter(({ problem }) => problem !== undefined);
  const isDone = isOrdered && waiting.length === 0;
  return (
    <Cluster>
      {waiting.length === 0 ? null : (
        <Button
          isPending={order.isPending}
          onPress={() => {
            order.submit(lines);
          }}
        >
          {isOrdered ? texts.goOn(waiting.length) : texts.order(waiting.length)}
        </Button>
      )}
      {isOrdered || order.isPending ? null : (
        <Button
          variant="secondary"
          onPress={() => {
            keep({ text });
          }}
        >
          {texts.correct}
        </Button>
      )}
      {isDone ? (
        <LinkButton href={customerHref(customerId, areaPaths.subscriptions)}>{texts.overview}</LinkButton>
      ) : null}
      {isDone && failed.length > 0 ? (
        <Button
          variant="secondary"
          onPress={() => {
            keep({ text: toLines(failed.map(({ cells }) => cells)) });
          }}
        >
          {texts.correctFailed(failed.length)}
        </Button>
      ) : null}
      {isDone ? (
        <Button
          variant="secondary"
          onPress={() => {
            keep({});
          }}
        >
          {texts.again}
        </Button>
      ) : null}
      <Button
        variant="text"
        icon="download"
        onPress={() => {
          saveFile({ content: new Blob([toCsv(resultRows(lines))]), name: undefined }, texts.fileName);
        }}
      >
        {texts.save}
      </Button>
    </Cluster>
  );
};

const Result = ({ batch, lines }: PartProps) => (
  <Stack>
    <p role="status">{stateOf(batch, lines)}</p>
    {batch.isOrdered !== true && lines.some(({ problem }) => problem !== undefined) ? (
      <AttentionBox variant="warning" title={texts.onlyGood} />
    ) : null}
    <Buttons {...{ batch, lines }} />
    <LinesTable lines={lines} />
  </Stack>
);

const Batched = ({ cancelHref }: { readonly cancelHref: string }) => {
  const batch = useBatch();
  const { text = '', lines, keep, check } = batch;
  return lines === undefined ? (
    <PasteForm
      {...{ text, check, cancelHref }}
      onChange={entered => {
        keep({ text: entered });
      }}
    />
  ) : (
    <Result {...{ batch, lines }} />
  );
};

/** Creating several subscriptions from lines, with a result for each: first of what would be, then of what is ordered. */
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
