import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createContext, runInContext } from 'node:vm';

const portal = 'http://localhost:8000';
const source = readFileSync(path.join(import.meta.dirname, 'assets/field.js'), 'utf8');

type OnMessage = (event: { origin: string; source: unknown; data: string }) => void;

/** Runs the script of the field in a minimal frame, and records its messages to the page. */
const openFrame = () => {
  const told: unknown[] = [];
  const ignore = () => undefined;
  const listeners: Record<string, () => void> = {};
  const field = {
    disabled: true,
    value: '',
    style: {},
    setAttribute: ignore,
    addEventListener: (type: string, listener: () => void) => (listeners[type] = listener),
  };
  const parent = { postMessage: (message: string) => told.push(JSON.parse(message)) };
  let onMessage: OnMessage = () => assert.fail('no message listener');
  const addEventListener = (_type: string, listener: OnMessage) => (onMessage = listener);
  runInContext(
    source,
    createContext({
      document: { documentElement: { dataset: { portal, key: '' } }, getElementById: () => field },
      window: { parent, addEventListener },
      crypto: { subtle: { importKey: () => undefined, encrypt: () => new ArrayBuffer(8) } },
      atob,
      btoa,
      TextEncoder,
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

describe('the script of a card field', () => {
  it('disables the field until it is configured', () => {
    const { told, field, send } = openFrame();
    assert(field.disabled);
    send(configuration);
    assert(!field.disabled);
    assert.deepEqual(told, [{ fieldType: 'encryptedSecurityCode', numKey: 7, action: 'config' }]);
  });

  it('ignores the card brand before it is configured', () => {
    const { told, field, send } = openFrame();
    send({ txVariant: 'card', fieldType: 'encryptedSecurityCode', numKey: 7, cvcPolicy: 'required' });
    assert.deepEqual(told, []);
    send(configuration);
    assert.equal(told.length, 1);
    assert(!field.disabled);
  });

  it('accepts a security code of 3 or 4 digits (VAL-025)', async () => {
    const { field, send, type } = openFrame();
    send(configuration);
    assert.equal(await type('12'), 'incomplete');
    assert.equal(await type('123'), 'encryption');
    assert.equal(await type('1234'), 'encryption');
    assert.equal(await type('12a'), 'incomplete');
    await type('12345');
    assert.equal(field.value, '1234');
  });

  it('reports a shorter card number as incomplete', async () => {
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
