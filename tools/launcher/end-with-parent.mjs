// Loaded into the server before its own code (`node --import`). The channel to the launcher closes when that is killed,
// however suddenly: without this, the server would go on holding the port.
const GRACE_MS = 10_000;

process.on('disconnect', () => {
  setTimeout(() => process.exit(1), GRACE_MS).unref();
  process.kill(process.pid, 'SIGTERM');
});
process.channel?.unref();
