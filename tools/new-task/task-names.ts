import type { TaskRequest } from './task-request.ts';

const pascalOf = (name: string): string =>
  name
    .split('-')
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** How the task is called in code: `EditContact`, `editContact`. */
export interface TaskNames extends TaskRequest {
  readonly pascal: string;
  readonly camel: string;
}

export const namesOf = (task: TaskRequest): TaskNames => {
  const pascal = pascalOf(task.name);
  return { ...task, pascal, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1) };
};
