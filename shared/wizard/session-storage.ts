/** Session storage of a wizard. Returns undefined when storage is full or blocked. */

const quietly = <Value>(act: () => Value): Value | undefined => {
  try {
    return act();
  } catch {
    return undefined;
  }
};

export const readStored = (name: string): unknown =>
  quietly(() => JSON.parse(sessionStorage.getItem(name) ?? 'null') as unknown);

export const store = (name: string, value: unknown): void => {
  quietly(() => {
    sessionStorage.setItem(name, JSON.stringify(value));
  });
};

export const removeStored = (name: string): void => {
  quietly(() => {
    sessionStorage.removeItem(name);
  });
};
