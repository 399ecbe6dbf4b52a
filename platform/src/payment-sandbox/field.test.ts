import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createContext, runInContext } from 'node:vm';

const portal = 'http://localhost:8000';
const source = readFileSync(path.join(import.meta.dirname, 'assets/field.js'), 'utf8');

type OnMessage = (event: { origin: string; source: unknown; data: string }) => void;

/** The field's script in a frame that is only as much of one as the script asks for, and what it tells the page. */
const openFrame = () => {
  const told: unknown[] = [];
  const ignore = () => undefined;
  const listeners: Record<string, () => void> = {};
  const field = {
    ...{ disabled: true, value: '', style: {}, setAttribute: ignore },
    addEventListener: (type: string, listener: () => void) => (listeners[type] = listener),
  };
  const parent = { postMessage: (message: string) => told.push(JSON.parse(message)) };
  let onMessage: OnMessage = () => assert.fail('nobody listens');
  const addEventListener = (_type: string, listener: OnMessage) => (onMessage = listener);
  runInContext(
    source,
    createContext({
      document: { documentElement: { dataset: { portal, key: '' } }, getElementById: () => field },
      window: { parent, addEventListener },
      crypto: { subtle: { importKey: () => undefined, encrypt: () => new ArrayBuffer(8) } },
      ...{ atob, btoa, TextEncoder },
    }),
  );
  const send = (message: object) =>
    onMessage({ origin: portal, source: parent, data: JSON.stringify(message) });
  const type = async (text: string) => {
    field.value = text;
    listeners['input']?.();
    await nextTurn();
    return (told.at(-1) as { action: string }).action;
  };
  return { told, field, send, type };
};

const configuration = {
  fieldType: 'encryptedSecurityCode',
  numKey: 7,
  iframeUIConfig: { ariaConfig: { lang: 'da-DK', encryptedSecurityCode: { label: 'Sikkerhedskode' } } },
};

describe('the field of a card', () => {
  it('takes nothing that is typed until it is configured', () => {
    const { told, field, send } = openFrame();
    assert(field.disabled);
    send(configuration);
    assert(!field.disabled);
    assert.deepEqual(told, [{ fieldType: 'encryptedSecurityCode', numKey: 7, action: 'config' }]);
  });

  it('lives through the brand of a number that was typed before it was configured', () => {
    const { told, field, send } = openFrame();
    send({ txVariant: 'card', fieldType: 'encryptedSecurityCode', numKey: 7, cvcPolicy: 'required' });
    assert.deepEqual(told, []);
    send(configuration);
    assert.equal(told.length, 1);
    assert(!field.disabled);
  });

  it('takes a security code of 3 or 4 digits, and no more (VAL-025)', async () => {
    const { field, send, type } = openFrame();
    send(configuration);
    assert.equal(await type('12'), 'incomplete');
    assert.equal(await type('123'), 'encryption');
    assert.equal(await type('1234'), 'encryption');
    assert.equal(await type('12a'), 'incomplete');
    await type('12345');
    assert.equal(field.value, '1234');
  });

  it('takes no shorter card number', async () => {
    const { send, type } = openFrame();
    send({
      ...configuration,
      fieldType: 'encryptedCardNumber',
      iframeUIConfig: { ariaConfig: { encryptedCardNumber: { label: 'Kortnummer' } } },
    });
    assert.equal(await type('421234567891000'), 'incomplete');
    assert.equal(await type('4212345678910006'), 'encryption');
  });
});
