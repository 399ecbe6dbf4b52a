import { notifyManager } from '@tanstack/react-query';

/**
 * Call it once, at the shell's startup. The library notifies components through a timer, which fires after
 * the second press of a double click, so a change would be sent twice: its button would not be pending yet.
 * From now on components are notified before the next press.
 */
export const updatePromptly = (): void => {
  notifyManager.setScheduler(queueMicrotask);
};
