/** The create drawer's form: its values, validation and request bodies. */
import type { InvitationBody } from 'shared/contracts/invitation';
import type { FormSchema } from 'shared/form';
import { emailRule } from 'shared/validation/email';
import * as z from 'zod/mini';
import {
  accessProblem,
  assetsOf,
  nothingChosen,
  withVariant,
  type AccessChoice,
} from '../access-model/access-choice.ts';
import { addressesIn, maxRecipients, waitingOf, withAddresses, type Recipient } from './recipients.ts';
import { atAddressText, tooManyText } from './texts.ts';

export interface InviteForm {
  readonly email: string;
  /** Addresses moved out of the field because there were several. */
  readonly recipients: readonly Recipient[];
  readonly access: AccessChoice;
}

export const emptyForm: InviteForm = { email: '', recipients: [], access: nothingChosen };

/** For links that preselect the access. */
export const formForAllAccounts: InviteForm = {
  ...emptyForm,
  access: withVariant(nothingChosen, 'ALL-ACCOUNTS'),
};

/** INV-034. Leaving loses nothing once no recipient in the list is still waiting for an invitation. */
export const isChanged = ({ email, recipients, access }: InviteForm, initial = emptyForm): boolean => {
  if (email !== '') return true;
  if (recipients.length > 0) return waitingOf(recipients).length > 0;
  return access.selectedVariant !== initial.access.selectedVariant || access.accounts.length > 0;
};

/** Moves the addresses from the field to the list when there are several: the field holds one. */
export const gathered = (form: InviteForm): InviteForm => {
  const emails = addressesIn(form.email);
  if (emails.length === 0 || (emails.length === 1 && form.recipients.length === 0)) return form;
  return { ...form, email: '', recipients: withAddresses(form.recipients, emails) };
};

/** While typing: a comma or semicolon completes an address and starts the next. */
export const withTyped = (form: InviteForm, typed: string): InviteForm => {
  const end = Math.max(typed.lastIndexOf(','), typed.lastIndexOf(';')) + 1;
  if (!typed.slice(0, end).includes('@')) return { ...form, email: typed };
  const recipients = withAddresses(form.recipients, addressesIn(typed.slice(0, end)));
  return { ...form, recipients, email: typed.slice(end).trimStart() };
};

/** The form after a paste, or undefined when the browser should paste as usual: one plain address, or part of one. */
export const withPasted = (form: InviteForm, pasted: string): InviteForm | undefined => {
  const emails = addressesIn(pasted);
  const [first] = emails;
  if (first === undefined || !pasted.includes('@')) return undefined;
  if (emails.length > 1) return { ...form, recipients: withAddresses(form.recipients, emails) };
  return first !== pasted.trim() && form.email === '' ? { ...form, email: first } : undefined;
};

interface InviteProblem {
  /** The field and, for a recipient in the list, which one. */
  readonly path: readonly string[];
  readonly message: string;
}

const recipientProblems = (recipients: readonly Recipient[]): InviteProblem[] => {
  const waiting = waitingOf(recipients);
  if (waiting.length > maxRecipients) return [{ path: ['email'], message: tooManyText(maxRecipients) }];
  return waiting.flatMap(({ email }) => {
    const message = emailRule(email);
    return message === undefined
      ? []
      : { path: ['recipients', email], message: atAddressText(email, message) };
  });
};

/** INV-030, INV-031: errors of the field or of each address in the list, and of the access when it is chosen here. */
export const problemsOf = (
  { email, recipients, access }: InviteForm,
  asksForAccess: boolean,
): InviteProblem[] => {
  const isFieldNeeded = waitingOf(recipients).length === 0 || email.trim() !== '';
  return [
    { path: ['email'], message: isFieldNeeded ? emailRule(email.trim()) : undefined },
    ...recipientProblems(recipients),
    { path: ['access'], message: asksForAccess ? accessProblem(access) : undefined },
  ].filter((problem): problem is InviteProblem => problem.message !== undefined);
};

/** C-12: only the e-mail, unless the access is chosen in the drawer (C-03). */
export const bodyOf = (email: string, access: AccessChoice, asksForAccess: boolean): InvitationBody => {
  if (!asksForAccess) return { email: email.trim() };
  const assets = assetsOf(access);
  return {
    email: email.trim(),
    type: 'AdministratorInvitation',
    ...(assets === undefined ? {} : { assets }),
  };
};

/** What submitting sends: one invitation, or several. */
export type Invitations = { readonly one: InvitationBody } | { readonly several: readonly InvitationBody[] };

export const inviteSchema = (asksForAccess: boolean): FormSchema<Invitations> =>
  z.pipe(
    z.custom<InviteForm>().check(({ value, issues }) => {
      for (const { path, message } of problemsOf(value, asksForAccess))
        issues.push({ code: 'custom', path: [...path], message, input: value });
    }),
    z.transform(({ email, recipients, access }: InviteForm): Invitations => {
      const bodyFor = (to: string) => bodyOf(to, access, asksForAccess);
      if (recipients.length === 0) return { one: bodyFor(email) };
      return { several: waitingOf(recipients).map(recipient => bodyFor(recipient.email)) };
    }),
  );
