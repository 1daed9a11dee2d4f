import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Problem } from '../problem.ts';
import { SUPERUSER } from './connection-url.ts';
import type { Placement } from './placement.ts';
import { giveFolder } from './private-folder.ts';
import { commandAs, ownerFor } from './run-as.ts';

/** Makes the empty cluster beside its place and moves it there when complete: a start that was cut short leaves no half of one. */
export function createCluster(placement: Placement, superuserPassword: string, isDurable: boolean): void {
  const { clusterDir, binaries, runAs } = placement;
  if (existsSync(join(clusterDir, 'PG_VERSION'))) return;
  const workshop = join(dirname(clusterDir), 'postgres.new');
  rmSync(workshop, { recursive: true, force: true });
  mkdirSync(workshop, { mode: 0o700 });
  const passwordFile = join(workshop, 'password');
  writeFileSync(passwordFile, superuserPassword, { mode: 0o600 });
  const owner = ownerFor(runAs);
  if (owner) giveFolder(workshop, owner);
  const part = join(workshop, 'cluster');
  const { command, args, identity } = commandAs(runAs, binaries.initdb, [
    ...['--pgdata', part, '--username', SUPERUSER, '--pwfile', passwordFile],
    ...['--auth', 'scram-sha-256', '--encoding', 'UTF8', '--locale', 'C.UTF-8', '--no-instructions'],
    ...(isDurable ? [] : ['--no-sync']),
  ]);
  const made = spawnSync(command, args, { ...identity, env: postgresEnvironment(), encoding: 'utf8', cwd: '/' });
  if (made.status !== 0) {
    throw new Problem('postgres-did-not-start', { reason: lastLine(made.stderr) || String(made.error ?? made.status) });
  }
  renameSync(part, clusterDir);
  rmSync(workshop, { recursive: true });
}

/** Nothing of our own environment goes in: a stray PGDATA or locale must not decide about the data. */
export function postgresEnvironment(): Record<string, string> {
  return { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C.UTF-8', TZ: 'UTC' };
}

function lastLine(text: string | null): string {
  return (text ?? '').trim().split('\n').at(-1) ?? '';
}
