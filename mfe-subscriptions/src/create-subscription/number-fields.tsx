import { useState } from 'react';
import { reservationAnswer } from 'shared/contracts/new-subscription';
import { useCurrentCustomer } from 'shared/customers';
import type { FormState } from 'shared/form';
import { formatTime } from 'shared/format/date';
import { formatPhoneNumber } from 'shared/format/phone';
import { useHttp } from 'shared/http';
import { keepPreviousOf, useQuery } from 'shared/query';
import { Button } from 'shared/ui/button';
import { EmptyState } from 'shared/ui/empty-state';
import { LiveSearchField } from 'shared/ui/live-search-field';
import { QueryView } from 'shared/ui/query-view';
import { RadioGroup } from 'shared/ui/radio-group';
import { useWrite } from 'shared/write';
import { createQueries, numbersKey } from './create.queries.ts';
import type { NumberValues } from './draft.ts';
import { PortingFields } from './porting-fields.tsx';
import { numberTexts as texts } from './texts.ts';
import { useHasPassed } from './use-has-passed.ts';

interface Props {
  readonly form: FormState<NumberValues, unknown>;
}

const useReservation = (form: Props['form'], onTaken: (message: string) => void) => {
  const { id: customerId } = useCurrentCustomer().customer;
  return useWrite({
    send: (http, number: string) =>
      http.request({
        method: 'POST',
        path: '/self-service-api/numbers/reservations',
        query: { customerId },
        body: { number },
        schema: reservationAnswer,
      }),
    stale: [numbersKey(customerId)],
    onDone: reservation => {
      form.change(reservation);
    },
    expected: ['NumberNotAvailable'],
    onRefused: (_, message) => {
      onTaken(message);
    },
  });
};

/** A new telephone number, searched by digits and reserved for the user when selected (PLAN-015). */
const NewNumberFields = ({ form }: Props) => {
  const { id: customerId } = useCurrentCustomer().customer;
  const [digits, setDigits] = useState('');
  const query = useQuery({
    ...createQueries(useHttp(), customerId).numbers(digits.replaceAll(/\s/g, '')),
    placeholderData: keepPreviousOf(customerId),
  });
  const [taken, setTaken] = useState<string>();
  const reservation = useReservation(form, setTaken);
  const { number, reservedUntil } = form.values;
  const isReserved = number !== '' && reservedUntil !== '';
  const hasRunOut = useHasPassed(isReserved ? reservedUntil : '');
  const reservedText = () =>
    hasRunOut
      ? texts.ranOut(formatPhoneNumber(number))
      : texts.reserved(formatPhoneNumber(number), formatTime(reservedUntil));
  return (
    <>
      <LiveSearchField label={texts.search} search={digits} onSearch={setDigits} maxLength={11} />
      <QueryView query={query} title={texts.failed}>
        {found => {
          const numbers = number === '' || found.includes(number) ? found : [number, ...found];
          if (numbers.length === 0) return <EmptyState>{texts.none}</EmptyState>;
          return (
            <RadioGroup
              {...form.field('number')}
              label={texts.choose}
              help={texts.help}
              options={numbers.map(value => ({ value, label: formatPhoneNumber(value) }))}
              onChange={chosen => {
                setTaken(undefined);
                reservation.submit(chosen);
              }}
            />
          );
        }}
      </QueryView>
      {/* A number reserved before stays selected. */}
      <p role="status">
        {taken ? <strong>{taken} </strong> : null}
        {reservation.isPending ? texts.reserving : isReserved && reservedText()}
      </p>
      {hasRunOut && !reservation.isPending ? (
        <span>
          <Button
            variant="secondary"
            onPress={() => {
              reservation.submit(number);
            }}
          >
            {texts.again}
          </Button>
        </span>
      ) : null}
    </>
  );
};

const modes = (['New', 'Port'] as const).map(value => ({ value, ...texts.modes[value] }));

/** A number of ours, or one ported in from another operator. */
export const NumberFields = ({ form }: Props) => (
  <>
    <RadioGroup {...form.field('mode')} label={texts.mode} options={modes} />
    {form.values.mode === 'New' ? <NewNumberFields form={form} /> : <PortingFields form={form} />}
  </>
);
