import { strictEqual } from 'node:assert';
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { repositoryRoot } from '../repository-root.ts';
import { findJudge, type Program } from './judge-program.ts';
import { judgeStep } from './judge-step.ts';

/** Debian would start it as soon as it is installed. */
const coturn: Program = {
  name: 'turnserver',
  packages: ['coturn'],
  runsUnpacked: true,
  isService: true,
  besides: 'coturn',
};
const PORT = 34_780;
const PATIENCE_MS = 30_000;

/** Two browsers that may not reach each other directly, by a relay that takes our names and passwords. */
export const judge = judgeStep('Sound and picture through a relay, by coturn', async ({ folder, check }) => {
  const { path, env } = await findJudge(coturn);
  const host = ownAddress();
  const secret = randomBytes(16).toString('hex');
  const options = [
    '-n',
    `--listening-ip=${host}`,
    `--relay-ip=${host}`,
    `--listening-port=${PORT}`,
    '--use-auth-secret',
    `--static-auth-secret=${secret}`,
    '--realm=wenshu.example',
    '--no-cli',
    '--no-tls',
    '--no-dtls',
    // Both browsers and the relay are this machine.
    '--allow-loopback-peers',
    '--log-file=stdout',
    // Says of every packet what became of it.
    '--verbose',
    `--userdb=${join(folder, 'turn.db')}`,
    `--pidfile=${join(folder, 'turn.pid')}`,
  ];
  const relay = spawn(path, options, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'ignore'] });
  let said = '';
  relay.stdout.on('data', piece => {
    said += piece;
  });
  try {
    await check('listens', () => listens(host));
    await check('lets two browsers hear and see each other where direct ways are shut', async () => {
      const journey = ['test', '--reporter=line', '--retries=0', '--workers=1', '--project', 'desktop zh'];
      const cli = join(repositoryRoot, 'node_modules/@playwright/test/cli.js');
      const turn = { TURN_URL: `turn:${host}:${PORT}?transport=udp`, TURN_SECRET: secret };
      const walk = spawn(process.execPath, [cli, ...journey, '--grep', 'two browsers hear', 'e2e/symposium-sound'], {
        cwd: repositoryRoot,
        env: { ...process.env, PW_DISABLE_TS_ESM: '1', WENSHU_RELAY: '1', ...turn },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let told = '';
      for (const stream of [walk.stdout, walk.stderr])
        stream.on('data', piece => {
          told += piece;
        });
      const [status] = await once(walk, 'close');
      strictEqual(status, 0, told.slice(-4_000));
    });
    await check('was asked by our names for a way, and gave it', () => {
      strictEqual(/ALLOCATE processed, success/.test(said), true, said.slice(-2_000));
    });
  } finally {
    relay.kill('SIGTERM');
    if (relay.exitCode === null) await once(relay, 'exit');
  }
});

/** Browsers gather no way by the loopback. */
function ownAddress(): string {
  const all = Object.values(networkInterfaces()).flatMap(each => each ?? []);
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1';
}

async function listens(host: string): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; ; await wait(250)) {
    const socket = connect(PORT, host);
    const isOpen = await Promise.race([
      once(socket, 'connect').then(
        () => true,
        () => false,
      ),
      wait(1_000).then(() => false),
    ]);
    socket.destroy();
    if (isOpen) return;
    if (Date.now() > end) throw new Error(`${host}:${PORT} does not answer`);
  }
}
