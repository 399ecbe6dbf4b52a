import { render, screen } from '@testing-library/react';
import { Button } from 'shared/ui/button';
import { updatePromptly } from './prompt-updates.ts';
import { QueryClient, QueryClientProvider, useMutation } from './query.ts';

const Change = ({ send }: { readonly send: () => Promise<string> }) => {
  const change = useMutation({ mutationFn: send });
  return (
    <Button
      isPending={change.isPending}
      onPress={() => {
        change.mutate();
      }}
    >
      Gem
    </Button>
  );
};

/** What a browser does between two presses, without timers. */
const microtasks = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

it('marks a button as pending before it can be pressed again', async () => {
  updatePromptly();
  const send = jest.fn(() => new Promise<string>(() => undefined));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Change send={send} />
    </QueryClientProvider>,
  );
  // As in a browser, where no act() wraps the updates.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const button = screen.getByRole('button');
  button.click();
  await microtasks();
  button.click();
  await microtasks();
  expect(send).toHaveBeenCalledTimes(1);
});
