import { containsLink } from '../contracts/person.ts';
import { MAX_PERSON_NAME } from '../contracts/text-limits.ts';
import { fits } from './fits.ts';
import { requiredRule } from './required.ts';
import { firstOf, must } from './rule.ts';
import type { Rule } from './rule.ts';
import { validationTexts } from './texts.ts';

/** A first or a last name of at most `limit` characters. */
export const nameFits = (name: 'firstName' | 'lastName', limit: number): Rule =>
  fits(name === 'firstName' ? 'Fornavnet' : 'Efternavnet', limit);

/**
 * A first or last name is required (VAL-026) and must not be a link, because it appears in mails to
 * strangers.
 */
export const personNameRule = (name: 'firstName' | 'lastName'): Rule =>
  firstOf(
    requiredRule(name),
    nameFits(name, MAX_PERSON_NAME),
    must(entered => !containsLink(entered), validationTexts.linkInName),
  );
