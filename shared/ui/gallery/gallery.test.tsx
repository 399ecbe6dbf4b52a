import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { UiProvider } from '../provider/provider.tsx';
import { ActionsSection } from './actions.section.tsx';
import { DataSection } from './data.section.tsx';
import { FormsSection } from './forms.section.tsx';
import { MessagesSection } from './messages.section.tsx';
import { OverlaysSection } from './overlays.section.tsx';

const show = (section: React.ReactNode) =>
  render(
    <UiProvider navigate={() => undefined}>
      <main>
        <h1>Komponenter</h1>
        {section}
      </main>
    </UiProvider>,
  );

// jsdom has no layout, so tokens.test.ts checks the colours.
const violationsIn = async (element: Element) => (await axe(element)).violations.map(v => v.id);

it.each([
  ['actions', <ActionsSection />],
  ['forms', <FormsSection />],
  ['messages', <MessagesSection />],
  ['data', <DataSection />],
])('the section %s has no accessibility violations', async (_, section) => {
  const { baseElement } = show(section);
  expect(await violationsIn(baseElement)).toEqual([]);
});

it.each(['drawer', 'dialog', 'toasts'])('an open %s has no accessibility violations', async open => {
  const { baseElement } = show(<OverlaysSection open={open} />);
  const inside =
    open === 'toasts' ? screen.getByRole('region', { name: 'Beskeder' }) : screen.getByRole('dialog');
  expect(inside).toBeVisible();
  expect(await violationsIn(baseElement)).toEqual([]);
});
