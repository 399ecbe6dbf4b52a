import type {
  NewOfferings,
  NewSubscription,
  NewSubscriptionCategory,
} from 'shared/contracts/new-subscription';
import { formatChoice } from 'shared/format/list';
import { phoneDigitsRule, tidyPhone } from 'shared/validation/phone';
import { tidySimNumber } from 'shared/validation/sim-number';
import * as z from 'zod/mini';
import { offeredWith } from '../chosen-services.ts';
import { emptyDraft, type Draft } from '../draft.ts';
import { addressSchema, simSchema, userSchema } from '../schemas.ts';
import { categoryLabels } from '../texts.ts';
import { toBody } from '../to-body.ts';
import type { Cells } from './parse-lines.ts';
import { lineTexts } from './texts.ts';

/** Offerings by category, for the categories that the user may create. */
export type OfferedTo = Readonly<Partial<Record<NewSubscriptionCategory, NewOfferings>>>;

type Outcome = { readonly body: NewSubscription } | { readonly problem: string };

const isSame = (one: string, other: string) =>
  one.localeCompare(other, 'da', { sensitivity: 'accent' }) === 0;

/** The category named in a line, if the user may create it. */
export const categoryOf = (type: string, categories: readonly NewSubscriptionCategory[]) =>
  categories.find(category => isSame(categoryLabels[category], type));

const simOf = ({ sim, ...cells }: Cells): Draft['sim'] => {
  const { streetName, houseNumber, zip, city } = cells;
  const address = { ...emptyDraft.sim, streetName, houseNumber, zip, city };
  if (/^e-?sim$/i.test(sim)) return { ...address, kind: 'Esim' };
  if (/\d/.test(sim)) return { ...address, kind: 'InHand', icc: sim };
  const isSent = [streetName, houseNumber, zip, city].some(cell => cell !== '');
  return { ...address, kind: 'SimCard', shipment: isSent ? 'Custom' : 'PickUp' };
};

const draftOf = (cells: Cells, category: NewSubscriptionCategory, offering: string): Draft => {
  const { firstName, lastName, email, employeeId, accountId, streetName, houseNumber, zip, city } = cells;
  return {
    ...emptyDraft,
    plan: { category, offering },
    user: { firstName, lastName, email, employeeId },
    account: { ...emptyDraft.account, accountId },
    sim: simOf(cells),
    address: { ...emptyDraft.address, streetName, houseNumber, zip, city },
  };
};

/** The first problem of a line by the steps' validation, in the order of the steps. */
const problemOf = (draft: Draft, { sim }: Cells, number: string): string | undefined => {
  const isLine = draft.plan.category === 'HomeOffice';
  // Any other word would count as a new card, and order a card that nobody wants.
  if (!isLine && draft.sim.kind === 'SimCard' && !/^(?:nyt)?$/i.test(sim)) return lineTexts.sim;
  const checks = [
    z.safeParse(userSchema, draft.user),
    isLine ? z.safeParse(addressSchema, draft.address) : z.safeParse(simSchema(draft.sim), draft.sim),
  ];
  const issue = checks.flatMap(({ error }) => error?.issues ?? [])[0];
  if (issue) return issue.message;
  if (draft.account.accountId === '') return lineTexts.accountMissing;
  if (number === '') return undefined;
  return draft.plan.category === 'Voice' ? phoneDigitsRule(number) : lineTexts.number;
};

/** One line as an order, or why it cannot be ordered. */
export const toLine = (cells: Cells, offered: OfferedTo): Outcome => {
  const categories = Object.keys(offered) as NewSubscriptionCategory[];
  const category = categoryOf(cells.type, categories);
  const offerings = category && offered[category];
  if (!category || !offerings)
    return { problem: lineTexts.category(formatChoice(categories.map(each => categoryLabels[each]))) };
  const plan = offerings.offerings.find(
    ({ name, pricePlanCode }) => isSame(name, cells.plan) || pricePlanCode === cells.plan,
  );
  if (!plan) return { problem: lineTexts.plan };
  const serviceNames = cells.services.split(/[,|]/).flatMap(name => name.trim() || []);
  const services = offeredWith(offerings, plan);
  const chosen = serviceNames.map(name =>
    services.find(each => each.code === name || isSame(each.name, name)),
  );
  const missing = serviceNames.find((_, index) => chosen[index] === undefined);
  if (missing !== undefined) return { problem: lineTexts.service(missing) };
  const number = tidyPhone(cells.number);
  const draft = {
    ...draftOf(cells, category, plan.id),
    services: { services: chosen.flatMap(each => each?.code ?? []) },
  };
  const problem = problemOf(draft, cells, number);
  if (problem !== undefined) return { problem };
  const body = toBody(draft, { offerings, plan });
  if (category !== 'Voice') return { body };
  return { body: { ...body, number: number === '' ? { mode: 'Any' } : { mode: 'New', number } } };
};

/** The number and SIM card of a line, which must be unique in the file. */
export const ownThings = ({ number, sim }: Cells) => ({
  number: tidyPhone(number),
  sim: /\d/.test(sim) ? tidySimNumber(sim) : '',
});
