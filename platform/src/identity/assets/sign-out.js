// Presses "Log ud" for the person: the portal has already been asked to sign out.
document.querySelector('button[name="logout"]')?.click();
