// Whoever downloads, in a process of its own as a browser is: it works while the server sends.
process.on('message', async (address: string) => {
  const sent = await fetch(address);
  let bytes = 0;
  for await (const part of sent.body!) bytes += part.length;
  process.send?.(bytes);
});
