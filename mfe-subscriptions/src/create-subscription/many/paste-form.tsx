import { useState, type Ref } from 'react';
import { saveFile } from 'shared/http/save-file';
import { Form, useFormState } from 'shared/form';
import { Button } from 'shared/ui/button';
import { Card } from 'shared/ui/card';
import { FileField } from 'shared/ui/file-field';
import { TextArea } from 'shared/ui/text-area';
import { must, field } from 'shared/validation/rule';
import { validationTexts } from 'shared/validation/texts';
import * as z from 'zod/mini';
import { FileFault, sentenceOf } from './file-fault.ts';
import { parseLines, toLines } from './parse-lines.ts';
import { readFileText } from './read-file.ts';
import { fileTexts, texts } from './texts.ts';

/** The error of the whole text; undefined when its lines can be checked. */
const faultOf = (text: string): string | undefined => {
  try {
    parseLines(text);
    return undefined;
  } catch (fault) {
    return sentenceOf(fault, fileTexts.notText);
  }
};

const schema = z.object({
  text: field(
    value => must(text => text !== '', fileTexts.empty)(value) ?? faultOf(value),
    text => text,
  ),
});

interface Props {
  /** The field of the lines. */
  readonly ref: Ref<HTMLTextAreaElement>;
  readonly text: string;
  readonly cancelHref: string;
  /** Stores the input on every change. */
  readonly onChange: (text: string) => void;
  readonly check: { readonly submit: (text: string) => void; readonly isPending: boolean };
}

/** Lines, pasted or read from a file. */
export const PasteForm = ({ ref, text, cancelHref, onChange, check }: Props) => {
  const form = useFormState({ schema, initial: { text } });
  const [fileName, setFileName] = useState('');
  const enter = (entered: string): void => {
    form.change({ text: entered });
    onChange(entered);
  };
  const read = async ([file, ...others]: readonly File[]): Promise<void> => {
    if (!file) return;
    try {
      if (others.length > 0) throw new FileFault(validationTexts.upload.single);
      enter(await readFileText(file));
      setFileName(file.name);
    } catch (fault) {
      form.refuse('text', sentenceOf(fault, fileTexts.notText));
    }
  };
  return (
    <Card>
      <Form
        form={form}
        write={{
          isPending: check.isPending,
          submit: (body: { text: string }) => {
            check.submit(body.text);
          },
        }}
        submit={texts.check}
        cancelHref={cancelHref}
      >
        <p>{texts.templateHelp}</p>
        <span>
          <Button
            variant="secondary"
            icon="download"
            onPress={() => {
              saveFile(
                { content: new Blob([`\uFEFF${toLines([])}\r\n`]), name: undefined },
                texts.templateName,
              );
            }}
          >
            {texts.template}
          </Button>
        </span>
        <FileField
          label={texts.file}
          help={texts.fileHelp}
          accept={['.csv', '.txt', 'text/csv', 'text/plain']}
          fileName={fileName}
          onChoose={files => void read(files)}
          onRemove={() => {
            setFileName('');
            enter('');
          }}
          isOptional
        />
        <TextArea
          {...form.field('text')}
          ref={ref}
          label={texts.text}
          help={texts.textHelp}
          rows={10}
          onChange={event => {
            enter(event.target.value);
          }}
        />
      </Form>
    </Card>
  );
};
