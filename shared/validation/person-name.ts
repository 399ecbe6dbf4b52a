import { holdsLink } from '../contracts/person.ts';
import { requiredRule } from './required.ts';
import { firstOf, must } from './rule.ts';
import type { Rule } from './rule.ts';
import { validationTexts } from './texts.ts';

/** A first or last name is entered (VAL-026), and is no link: it stands in mails to strangers. */
export const personNameRule = (name: 'firstName' | 'lastName'): Rule =>
  firstOf(
    requiredRule(name),
    must(entered => !holdsLink(entered), validationTexts.linkInName),
  );
