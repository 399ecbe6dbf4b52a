// Loaded into every process that a command starts. The channel to the parent closes when the parent dies, also when
// it is killed: the process then ends the way it would end on Ctrl-C, and never stays behind holding a port.
process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
});
// Listening alone must not keep a process alive whose work is done.
process.channel?.unref();
