// Loaded into every process that a command starts. The channel to the parent closes when the parent dies, even when
// it is killed; the process then ends as on Ctrl-C, and does not stay behind holding a port. A tool's worker
// processes inherit the option that loads this file; the tool itself is responsible for them.
if (process.env['PORTAL_PARENT'] === String(process.ppid)) {
  process.on('disconnect', () => {
    // A process with a 'disconnect' listener of its own stops by itself; a signal would be a second request and stop it
    // at once, with work unfinished.
    if (process.listenerCount('disconnect') === 1) process.kill(process.pid, 'SIGTERM');
  });
  // The listener alone must not keep a finished process alive.
  process.channel?.unref();
}
