// One card field inside its frame. It exchanges JSON strings with the surrounding page in the provider's format, only with
// the portal's origin. The input is sent only encrypted, and only when it is complete.
const { portal, key } = document.documentElement.dataset;
const field = document.getElementById('field');
let config;

const tell = message => {
  const { fieldType, numKey } = config;
  window.parent.postMessage(JSON.stringify({ fieldType, numKey, ...message }), portal);
};

const digits = () => field.value.replace(/\D/g, '');

const passesLuhn = number => {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const weighted = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return sum % 10 === 0;
};

const brandOf = number => {
  if (number.startsWith('4')) return 'visa';
  return /^(?:5[1-5]|2[2-7])/.test(number) ? 'mc' : 'card';
};

const dateError = text => {
  const [month, year] = [Number(text.slice(0, 2)), 2000 + Number(text.slice(2))];
  const now = new Date();
  if (month < 1 || month > 12) return 'cc.dat.913';
  if (new Date(year, month, 1) <= now) return 'cc.dat.912';
  return year > now.getFullYear() + 20 ? 'cc.dat.913' : '';
};

/**
 * For each field: its format, the length at which it is complete (default: `longest`), its validation, and the parts it is
 * sent in.
 */
const kinds = {
  encryptedCardNumber: {
    ...{ longest: 16, autocomplete: 'cc-number', empty: 'cc.num.900', incomplete: 'cc.num.901' },
    format: text => text.replace(/(.{4})(?=.)/g, '$1 '),
    fault: text => (passesLuhn(text) ? '' : 'cc.num.902'),
    parts: text => [{ type: 'card', encryptedFieldName: 'encryptedCardNumber', text }],
  },
  encryptedExpiryDate: {
    ...{ longest: 4, autocomplete: 'cc-exp', empty: 'cc.dat.910', incomplete: 'cc.dat.911' },
    format: text => (text.length > 2 ? `${text.slice(0, 2)}/${text.slice(2)}` : text),
    fault: dateError,
    parts: text => [
      { type: 'month', encryptedFieldName: 'encryptedExpiryMonth', text: text.slice(0, 2) },
      { type: 'year', encryptedFieldName: 'encryptedExpiryYear', text: `20${text.slice(2)}` },
    ],
  },
  encryptedSecurityCode: {
    ...{ shortest: 3, longest: 4, autocomplete: 'cc-csc', empty: 'cc.cvc.920', incomplete: 'cc.cvc.921' },
    format: text => text,
    fault: () => '',
    parts: text => [{ type: 'cvc', encryptedFieldName: 'encryptedSecurityCode', text }],
  },
};

const publicKey = crypto.subtle.importKey(
  'spki',
  Uint8Array.from(atob(key), character => character.charCodeAt(0)),
  { name: 'RSA-OAEP', hash: 'SHA-256' },
  false,
  ['encrypt'],
);

const encipher = async text => {
  const cipher = await crypto.subtle.encrypt(
    { name: 'RSA-OAEP' },
    await publicKey,
    new TextEncoder().encode(text),
  );
  return btoa(String.fromCharCode(...new Uint8Array(cipher)));
};

const isWhole = ({ longest, shortest = longest }, text) => text.length >= shortest;

/** Reports the state of the field: incomplete, invalid, or its encrypted parts. */
const report = async () => {
  const kind = kinds[config.fieldType];
  const text = digits();
  const brand =
    config.fieldType === 'encryptedCardNumber' ? { brand: brandOf(text), cvcPolicy: 'required' } : {};
  if (!isWhole(kind, text)) return tell({ action: 'incomplete', ...brand });
  const error = kind.fault(text);
  if (error !== '') return tell({ action: 'invalid', error, ...brand });
  if (config.fieldType === 'encryptedCardNumber') tell({ action: 'brand', ...brand });
  const parts = kind
    .parts(text)
    .map(async ({ text: part, ...rest }) => ({ ...rest, blob: await encipher(part) }));
  const enciphered = await Promise.all(parts);
  if (digits() !== text) return;
  const endDigits = config.fieldType === 'encryptedCardNumber' ? { endDigits: text.slice(-4) } : {};
  tell({ action: 'encryption', [config.fieldType]: enciphered, ...endDigits });
};

const markFault = isFaulty => {
  field.setAttribute('aria-invalid', String(isFaulty));
  const { base, error } = config.iframeUIConfig?.sfStyles ?? {};
  Object.assign(field.style, base, isFaulty ? error : undefined);
};

const onConfig = given => {
  config = given;
  const kind = kinds[config.fieldType];
  const { lang, [config.fieldType]: words } = config.iframeUIConfig.ariaConfig;
  document.documentElement.lang = lang ?? 'da';
  field.setAttribute('aria-label', words.label);
  field.setAttribute('aria-required', 'true');
  field.autocomplete = kind.autocomplete;
  markFault(false);
  // Disabled until now, because earlier input would be reported without the field's name.
  field.disabled = false;
  tell({ action: 'config' });
};

window.addEventListener('message', ({ origin, source, data }) => {
  if (origin !== portal || source !== window.parent || typeof data !== 'string') return;
  const message = JSON.parse(data);
  if (!config) {
    // A security code field that loads slowly may receive the card brand before its configuration.
    if (message.iframeUIConfig) onConfig(message);
  } else if (message.numKey !== config.numKey) return;
  else if (message.focus) field.focus();
  else if (message.externalValidation) markFault(true);
  else if (message.styleObject) {
    config.iframeUIConfig.sfStyles = message.styleObject;
    markFault(false);
  }
});

field.addEventListener('input', () => {
  const kind = kinds[config.fieldType];
  field.value = kind.format(digits().slice(0, kind.longest));
  markFault(false);
  void report();
});
field.addEventListener('focus', () => tell({ action: 'focus', focus: true, numChars: field.value.length }));
field.addEventListener('blur', () => {
  tell({ action: 'focus', focus: false, numChars: field.value.length });
  const kind = kinds[config.fieldType];
  const text = digits();
  if (text.length > 0 && !isWhole(kind, text)) {
    markFault(true);
    tell({ action: 'incomplete', error: kind.incomplete });
  }
});
field.addEventListener('keydown', ({ key: pressed }) => {
  if (pressed === 'Enter') tell({ action: 'enterKeyPressed' });
});
