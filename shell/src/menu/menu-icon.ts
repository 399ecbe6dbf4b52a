/** The registry names icons as text; one that the kit does not draw falls back to a neutral one. */
import { isIconName, type IconName } from 'shared/ui/icon';

export const iconOr = (name: string): IconName => (isIconName(name) ? name : 'list');
