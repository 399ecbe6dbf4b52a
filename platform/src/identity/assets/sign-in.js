// A page that answers a form is in the history as one that was opened: reloading it, or Back to it, sends nothing again.
history.replaceState(null, '', location.href);

// Comfort on top of a form that works without any script: showing the password.
for (const toggle of document.querySelectorAll('button[data-toggles]')) {
  const field = document.getElementById(toggle.dataset.toggles);
  toggle.hidden = false;
  toggle.addEventListener('click', () => {
    const shown = field.type === 'text';
    field.type = shown ? 'password' : 'text';
    toggle.textContent = shown ? toggle.dataset.show : toggle.dataset.hide;
  });
  // A password must not be sent, or kept by the browser, as ordinary text.
  field.form.addEventListener('submit', () => {
    field.type = 'password';
  });
}

// Passkeys, where the browser knows them: what to ask stands in the form, and what the device answers is sent by it.
const knowsPasskeys =
  'PublicKeyCredential' in window &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  'toJSON' in PublicKeyCredential.prototype;
for (const part of document.querySelectorAll('[data-needs-passkeys]')) part.hidden = !knowsPasskeys;
for (const part of document.querySelectorAll('[data-without-passkeys]')) part.hidden = knowsPasskeys;

const ceremonies = {
  get: options =>
    navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) }),
  create: options =>
    navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) }),
};
const sentences = { NotAllowedError: 'cancelled', AbortError: 'cancelled', InvalidStateError: 'exists' };

for (const form of document.querySelectorAll('form[data-passkey]')) {
  const { passkey, options } = form.dataset;
  const said = form.querySelector('[role="status"]');
  let isAsking = false;
  let isSent = false;
  // What it asks for has been used: a device that is asked again would put another passkey in the place of that one.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isSent) location.replace(location.href);
  });
  form.addEventListener('submit', async event => {
    event.preventDefault();
    if (isAsking || isSent) return;
    isAsking = true;
    said.textContent = '';
    // What a try before had come to.
    document.getElementById('summary')?.remove();
    try {
      const credential = await ceremonies[passkey](JSON.parse(options));
      form.elements.credential.value = JSON.stringify(credential);
      isSent = true;
      form.submit();
    } catch (error) {
      said.textContent = form.dataset[sentences[error.name]] ?? form.dataset.failed;
    }
    isAsking = false;
  });
}
