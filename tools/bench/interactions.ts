/** What a user does in the list of 10,000 subscriptions, step by step. */
import type { Locator, Page } from 'playwright';

type Press = () => Promise<void>;

/** Where to click; a key goes to the focused element. */
type Target = Locator | { readonly key: string };

export interface Interaction {
  readonly name: string;
  readonly act: (page: Page) => Target;
}

/** Locates the target before measuring: the lookup runs in the page and costs more than the click. */
export const readyToPress = async (page: Page, target: Target): Promise<Press> => {
  if ('key' in target) return () => page.keyboard.press(target.key);
  await target.waitFor();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`There is nothing to press: ${target.toString()}`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  return () => page.mouse.click(x, y);
};

const pressed = (name: string, act: Interaction['act']): Interaction => ({ name, act });
const key = (name: string, code: string): Interaction => pressed(name, () => ({ key: code }));

const button = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first();
const box = (index: number) => (page: Page) => page.locator('tbody tr').nth(index).locator('label').first();

const wide = (rows: number): readonly Interaction[] => [
  pressed('open a filter', button(/^Status$/)),
  key('close it with Escape', 'Escape'),
  pressed('sort by name, descending', button(/^Bruger$/)),
  pressed('sort by another column', button(/^Nummer$/)),
  pressed('go to the next page', button(/^Side 2$/)),
  pressed('focus the search', page => page.getByRole('searchbox').first()),
  key('type a letter', 'a'),
  key('type a second letter', 'n'),
  key('delete it', 'Backspace'),
  key('clear the search', 'Escape'),
  pressed('select a row', box(0)),
  pressed('select the page', button(/^Vælg alle på siden$/)),
  pressed(`deselect a row, ${String(rows)} selected`, box(5)),
  pressed('select it again', box(5)),
  pressed('select all 10,000', button(/^Vælg alle 10\.000 i listen$/)),
  pressed('open a filter, 10,000 selected', button(/^Status$/)),
  key('close it with Escape, 10,000 selected', 'Escape'),
  pressed('sort, 10,000 selected', button(/^Bruger$/)),
  pressed('clear the selection', button(/^Ryd valg$/)),
  pressed('open the saved views drawer', button(/^Visninger$/)),
  pressed('close the drawer', page => page.getByRole('dialog').getByRole('button', { name: 'Luk' }).first()),
  pressed('open the sign-out dialog', button(/^Log ud$/)),
  key('close the dialog with Escape', 'Escape'),
  pressed('open the portal search', button(/^Søg/)),
  key('close the search with Escape', 'Escape'),
  pressed('open the customer menu', button(/^Skift virksomhed/)),
  pressed('switch to another customer', page => page.locator('nav a[href*="/1002/"]').first()),
];

const narrow: readonly Interaction[] = [
  pressed('open the menu, 360 px', button(/Åbn menu$/)),
  pressed('close the menu, 360 px', button(/Luk menu$/)),
  pressed('expand the filters, 360 px', button(/^Filtre og visning$/)),
  pressed('open a filter, 360 px', button(/^Status$/)),
  key('close it with Escape, 360 px', 'Escape'),
];

export const interactions = { wide, narrow };
