import { createServer } from 'node:net';
import { Problem } from '../problem.ts';

/** Tried before anything slow begins: whoever forgot a running program learns it at once, not after the build. */
export async function checkPort(port: number, host: string): Promise<void> {
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ port, host }, resolve);
    });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new Problem('port-in-use', { port, next: port + 1 });
    if (code === 'EACCES') throw new Problem('port-forbidden', { port });
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') throw new Problem('host-not-here', { host });
    throw error;
  }
  await new Promise(resolve => server.close(resolve));
}
