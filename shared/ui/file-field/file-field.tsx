import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import type { FieldTexts } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { fileFieldTexts as texts } from './texts.ts';
import styles from './file-field.module.css';

export interface FileFieldProps extends FieldTexts {
  id?: string;
  /**
   * File types offered by the browser's file dialog: `['application/pdf', '.csv']`. Dropped files may have
   * any type.
   */
  accept: readonly string[];
  /** Receives the chosen or dropped files, possibly several; the form validates them. */
  onChoose: (files: readonly File[]) => void;
  /** Name of the current file; '' for none. */
  fileName: string;
  onRemove: () => void;
  /** The upload is running. */
  isPending?: boolean;
}

/**
 * A file upload field with drag and drop. Shows the current file below, even after the browser has reset the
 * input.
 */
export const FileField = (props: FileFieldProps) => {
  const { id, accept, onChoose, fileName, onRemove, isPending = false, ...texting } = props;
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null): void => {
    if (files !== null && files.length > 0 && !isPending) onChoose([...files]);
  };
  return (
    <Field {...texting} id={id}>
      {ids => (
        <>
          <span
            className={styles.zone}
            data-over={isOver || undefined}
            onDragOver={event => {
              event.preventDefault();
              setIsOver(true);
            }}
            onDragLeave={() => {
              setIsOver(false);
            }}
            onDrop={event => {
              event.preventDefault();
              setIsOver(false);
              take(event.dataTransfer.files);
            }}
          >
            <label className={styles.choose}>
              <input
                {...ids}
                aria-label={texting.label}
                className={styles.input}
                type="file"
                accept={accept.join(',')}
                onChange={event => {
                  take(event.target.files);
                  // Allows the same file to be chosen again after it was corrected.
                  event.target.value = '';
                }}
              />
              <Icon name="upload" size="sm" />
              {fileName === '' ? texts.choose : texts.another}
            </label>
            <span className={styles.drop}>{texts.drop}</span>
          </span>
          <span className={styles.kept} role="status">
            {isPending ? texts.uploading : fileName === '' ? null : texts.kept(fileName)}
          </span>
          {fileName === '' || isPending ? null : (
            <span>
              <Button
                variant="text"
                onPress={() => {
                  // The button is removed with the file, so focus would be lost.
                  document.getElementById(ids.id)?.focus();
                  onRemove();
                }}
              >
                {texts.remove(fileName)}
              </Button>
            </span>
          )}
        </>
      )}
    </Field>
  );
};
