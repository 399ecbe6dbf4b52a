import { askedActions, isAskedFor } from './action-words.ts';

const action = (label: string, words?: string) => ({
  label,
  icon: 'list',
  path: 'x/:id',
  kind: 'subscriptions',
  ...(words === undefined ? {} : { words }),
});
const suspend = action('Spær :number', 'luk mistet stjålet');
const puk = action('Vis PUK for :phone', 'puk-kode');
const sim = action('Skift simkort for :phone', 'simkort');
const plan = action('Skift abonnement for :number');
const all = [suspend, puk, sim, plan];

it.each([
  ['spær 10 10 02 65', [suspend], '10 10 02 65'],
  ['Spaer Hansen', [suspend], 'Hansen'],
  ['10 10 02 65 spær', [suspend], '10 10 02 65'],
  ['mistet hansen', [suspend], 'hansen'],
  ['vis puk for Albert Skovlyst', [puk], 'Albert Skovlyst'],
  ['skift', [sim, plan], ''],
  ['skift abonnement for hansen', [plan], 'hansen'],
  ['hansen', [], ''],
  ['for hansen', [], ''],
  ['10 10 02 65', [], ''],
  ['', [], ''],
])('parses "%s"', (text, actions, object) => {
  expect(askedActions(text, all)).toEqual({ actions, object });
});

it.each([
  ['inv', 'Inviter ny administrator', true],
  ['ny adm', 'Inviter ny administrator', true],
  ['aendr', 'Ændr navn', true],
  ['strator', 'Inviter ny administrator', false],
  ['ny hansen', 'Inviter ny administrator', false],
  ['', 'Inviter ny administrator', false],
])('matches "%s" with "%s": %s', (text, name, isAsked) => {
  expect(isAskedFor(text, name)).toBe(isAsked);
});
