// Loaded into every process that a command starts. The channel to the parent closes when the parent dies, also when
// it is killed: the process then ends the way it would end on Ctrl-C, and never stays behind holding a port.
//
// Worker processes of a tool inherit the option that loads this file; they are that tool's business, not ours.
if (process.env['PORTAL_PARENT'] === String(process.ppid)) {
  process.on('disconnect', () => {
    // A process that listens itself stops by itself; told twice, it would stop at once and leave work undone.
    if (process.listenerCount('disconnect') === 1) process.kill(process.pid, 'SIGTERM');
  });
  // Listening alone must not keep a process alive whose work is done.
  process.channel?.unref();
}
