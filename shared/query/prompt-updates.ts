import { notifyManager } from '@tanstack/react-query';

/**
 * For the shell, once at start-up. The library tells components of a change by a timer, and the second half of a
 * double click comes before that: a change would be sent twice, because its button does not know yet that it is under
 * way. From now on components are told before the next press can come.
 */
export const updatePromptly = (): void => {
  notifyManager.setScheduler(queueMicrotask);
};
