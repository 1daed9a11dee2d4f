// Loaded into the attacked server before anything else: tells how much of a core its main thread has used, whenever it is asked.
// The thread's own clock, because on a busy machine a wall clock tells about the neighbours.
process.on('message', () => {
  const { user, system } = process.threadCpuUsage();
  process.send?.((user + system) / 1000);
});
// A channel would keep a server alive that wants to stop.
process.channel?.unref();
