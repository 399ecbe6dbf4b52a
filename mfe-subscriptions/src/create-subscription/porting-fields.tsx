import { attachmentAnswer, ATTACHMENT_TYPES } from 'shared/contracts/attachment';
import { ATTACHMENT_CODES } from 'shared/contracts/api-error';
import { useCurrentCustomer } from 'shared/customers';
import type { FormState } from 'shared/form';
import { isWorkingDay, nextWorkingDay } from 'shared/format/working-day';
import { useToday } from 'shared/today';
import { DatePicker } from 'shared/ui/date-picker';
import { FileField } from 'shared/ui/file-field';
import { TextField } from 'shared/ui/text-field';
import { latestEffectiveDate } from 'shared/validation/effective-date';
import { uploadRule } from 'shared/validation/upload';
import { useWrite } from 'shared/write';
import type { NumberValues } from './draft.ts';
import { portingTexts as texts } from './texts.ts';

interface Props {
  readonly form: FormState<NumberValues, unknown>;
}

/** Uploads a file when it is selected; errors are shown at the field. */
const useUpload = (form: Props['form']) => {
  const { id: customerId } = useCurrentCustomer().customer;
  const write = useWrite({
    send: (http, content: File) =>
      http.request({
        method: 'POST',
        path: '/self-service-api/attachments',
        query: { customerId, name: content.name },
        content,
        schema: attachmentAnswer,
      }),
    stale: [],
    onDone: ({ attachmentId }, { name }) => {
      form.change({ attachmentId, attachmentName: name });
    },
    expected: ATTACHMENT_CODES,
    onRefused: (_, message) => {
      form.refuse('attachmentId', message);
    },
  });
  const choose = (files: readonly File[]): void => {
    const verdict = uploadRule(files);
    const [file] = files;
    if (verdict !== undefined) form.refuse('attachmentId', verdict);
    else if (file) write.submit(file);
  };
  return { choose, isPending: write.isPending };
};

/** A number ported in from another operator, with the owner's power of attorney (PLAN-014). */
export const PortingFields = ({ form }: Props) => {
  const upload = useUpload(form);
  const today = useToday();
  const { id, error } = form.field('attachmentId');
  return (
    <>
      <TextField
        {...form.field('portedNumber')}
        label={texts.number}
        type="tel"
        inputMode="tel"
        width="digits-8"
      />
      <TextField {...form.field('donorOperator')} label={texts.donorOperator} />
      <TextField {...form.field('ownerName')} label={texts.ownerName} help={texts.ownerNameHelp} />
      <TextField
        {...form.field('ownerCvr')}
        label={texts.ownerCvr}
        inputMode="numeric"
        width="digits-8"
        isOptional
      />
      <DatePicker
        {...form.field('wishDate')}
        label={texts.wishDate}
        help={texts.wishDateHelp}
        min={nextWorkingDay(today)}
        max={latestEffectiveDate(today)}
        isUnavailable={day => !isWorkingDay(day)}
        weekStart={1}
      />
      <FileField
        {...{ id, error }}
        label={texts.file}
        help={texts.fileHelp}
        accept={ATTACHMENT_TYPES}
        fileName={form.values.attachmentId === '' ? '' : form.values.attachmentName}
        isPending={upload.isPending}
        onChoose={upload.choose}
        onRemove={() => {
          form.change({ attachmentId: '', attachmentName: '' });
        }}
      />
      <p>{texts.notice}</p>
    </>
  );
};
