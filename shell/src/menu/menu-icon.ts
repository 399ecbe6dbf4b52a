/** The registry names icons as strings; one that the kit does not have falls back to a neutral icon. */
import { isIconName, type IconName } from 'shared/ui/icon';

export const iconOr = (name: string): IconName => (isIconName(name) ? name : 'list');
