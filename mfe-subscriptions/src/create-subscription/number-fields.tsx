import { useState } from 'react';
import { reservationAnswer } from 'shared/contracts/new-subscription';
import { useCurrentCustomer } from 'shared/customers';
import type { FormState } from 'shared/form';
import { formatPhoneNumber } from 'shared/format/phone';
import { useHttp } from 'shared/http';
import { keepPreviousOf, useQuery } from 'shared/query';
import { EmptyState } from 'shared/ui/empty-state';
import { LiveSearchField } from 'shared/ui/live-search-field';
import { QueryView } from 'shared/ui/query-view';
import { RadioGroup } from 'shared/ui/radio-group';
import { useWrite } from 'shared/write';
import { createQueries, numbersKey } from './create.queries.ts';
import type { NumberValues } from './draft.ts';
import { numberTexts as texts } from './texts.ts';
import { formatTime } from 'shared/format/date';

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

/** A new telephone number, found by its digits and kept for the person as soon as it is chosen (PLAN-015). */
export const NumberFields = ({ form }: Props) => {
  const { id: customerId } = useCurrentCustomer().customer;
  const [digits, setDigits] = useState('');
  const query = useQuery({
    ...createQueries(useHttp(), customerId).numbers(digits.replaceAll(/\s/g, '')),
    placeholderData: keepPreviousOf(customerId),
  });
  const [taken, setTaken] = useState<string>();
  const reservation = useReservation(form, setTaken);
  const { number, reservedUntil } = form.values;
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
      {/* What was reserved before stays chosen. */}
      <p role="status">
        {taken ? <strong>{taken} </strong> : null}
        {reservation.isPending
          ? texts.reserving
          : reservedUntil !== '' && texts.reserved(formatPhoneNumber(number), formatTime(reservedUntil))}
      </p>
      <p>{texts.moving}</p>
    </>
  );
};
