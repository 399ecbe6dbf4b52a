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
