import { availableParallelism, totalmem } from 'node:os';

const MB = 1024 * 1024;

export interface Machine {
  readonly memoryBytes: number;
  readonly cores: number;
}

/** What this process may use: a container may have been given less than the machine has. */
export function thisMachine(): Machine {
  const granted = process.constrainedMemory() || totalmem();
  return { memoryBytes: Math.min(totalmem(), granted), cores: availableParallelism() };
}

/** PostgreSQL's settings as `name=value`. Given at every start rather than written once, so that an update of ours reaches old data. */
export function postgresSettings(socketDir: string, isDurable: boolean, machine: Machine = thisMachine()): string[] {
  return [
    // No TCP: with it, every local user and every page in a browser could knock.
    'listen_addresses=',
    // A list, parted by commas: quoted, because folders may have commas and blanks in their names.
    `unix_socket_directories="${socketDir.replaceAll('"', '""')}"`,
    'unix_socket_permissions=0700',
    'password_encryption=scram-sha-256',
    'max_connections=200',
    'timezone=UTC',
    'log_timezone=UTC',
    'log_line_prefix=%m [%p] ',
    'log_checkpoints=off',
    ...(isDurable ? settingsFor(machine) : UNDURABLE),
  ];
}

const UNDURABLE = [
  'shared_buffers=256MB',
  ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_wal_size=4GB'],
];

/** By the machine, of which the server and the columnar copy need their part too. None of it touches what a commit promises. */
function settingsFor({ memoryBytes, cores }: Machine): string[] {
  const megabytes = (share: number, least: number, most: number) =>
    `${Math.round(Math.min(most, Math.max(least, (memoryBytes * share) / MB)))}MB`;
  return [
    // The indexes' inner pages and the newest records, which every submission touches. The system's own cache keeps the rest as well.
    `shared_buffers=${megabytes(1 / 8, 128, 1024)}`,
    // Takes nothing: how much the planner may hope to find in memory, here or with the system.
    `effective_cache_size=${megabytes(1 / 2, 256, 65_536)}`,
    // For one sort, of which a busy server may have dozens at once.
    `work_mem=${megabytes(1 / 1024, 4, 32)}`,
    // For making an index, and for the cleaning up that happens one at a time.
    `maintenance_work_mem=${megabytes(1 / 32, 64, 512)}`,
    // The first change of a page after a checkpoint writes the whole page. A quarter of an hour between two, and room for it, save most of
    // that; after a crash there is so much more to replay, at a hundred megabytes a second and more.
    'checkpoint_timeout=15min',
    'max_wal_size=2GB',
    // A page anywhere costs about as much as the next one on what databases lie on today.
    'random_page_cost=1.1',
    // Our statements are short; compiling one takes longer than running it.
    'jit=off',
    // With two cores a statement that takes both makes respondents wait.
    `max_parallel_workers_per_gather=${cores >= 4 ? 2 : 0}`,
  ];
}
