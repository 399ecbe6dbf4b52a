import { ATTACHMENT_TYPES, MAX_ATTACHMENT_BYTES } from '../contracts/attachment.ts';
import { firstOf } from './rule.ts';
import type { Rule } from './rule.ts';
import { validationTexts } from './texts.ts';

const texts = validationTexts.upload;

/** The part of a chosen file that is checked; a browser `File` fits. Size in bytes. */
export interface ChosenFile {
  readonly name: string;
  readonly size: number;
  readonly type: string;
}

/** One file of an accepted type and size (VAL-009 to VAL-011). Use `requiredRule` to require a file. */
export const uploadRule: Rule<readonly ChosenFile[]> = firstOf<readonly ChosenFile[]>(
  files => (files.length > 1 ? texts.single : undefined),
  files => (files.every(file => ATTACHMENT_TYPES.some(type => type === file.type)) ? undefined : texts.type),
  files => (files.some(file => file.size === 0) ? texts.empty : undefined),
  files => (files.some(file => file.size > MAX_ATTACHMENT_BYTES) ? texts.size : undefined),
);
