import { firstOf } from './rule.ts';
import type { Rule } from './rule.ts';
import { validationTexts } from './texts.ts';

const texts = validationTexts.upload;

/** What is looked at of a chosen file; a browser `File` fits. Size in bytes. */
export interface ChosenFile {
  readonly name: string;
  readonly size: number;
  readonly type: string;
}

/** For the `accept` attribute of the file input. */
export const acceptedTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;

/** 2 GB, the most a file may hold. */
export const maxUploadBytes = 2 * 1024 ** 3;

/** One file of an accepted type and size (VAL-009 to VAL-011). No file at all is `requiredRule`'s business. */
export const uploadRule: Rule<readonly ChosenFile[]> = firstOf<readonly ChosenFile[]>(
  files => (files.length > 1 ? texts.single : undefined),
  files => (files.every(file => acceptedTypes.some(type => type === file.type)) ? undefined : texts.type),
  files => (files.some(file => file.size === 0) ? texts.empty : undefined),
  files => (files.some(file => file.size > maxUploadBytes) ? texts.size : undefined),
);
