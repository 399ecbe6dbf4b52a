/** Checks rendered elements with axe. jsdom has no colours and sizes; those are checked in a browser. */
import { axe } from 'jest-axe';

/**
 * Axe violations below `element`, one line each. Use it on a whole page or a composed part:
 *
 *     expect(await accessibilityFaults(container)).toEqual([]);
 */
export const accessibilityFaults = async (element: Element): Promise<string[]> => {
  const { violations } = await axe(element);
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(node => node.html).join(' ')}`);
};
