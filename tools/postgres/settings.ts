/** PostgreSQL's settings as `name=value`. Given at every start rather than written once, so that an update of ours reaches old data. */
export function postgresSettings(socketDir: string, isDurable: boolean): string[] {
  return [
    // No TCP: with it, every local user and every page in a browser could knock.
    'listen_addresses=',
    // A list, parted by commas: quoted, because folders may have commas and blanks in their names.
    `unix_socket_directories="${socketDir.replaceAll('"', '""')}"`,
    'unix_socket_permissions=0700',
    'password_encryption=scram-sha-256',
    'max_connections=200',
    'shared_buffers=256MB',
    'timezone=UTC',
    'log_timezone=UTC',
    'log_line_prefix=%m [%p] ',
    'log_checkpoints=off',
    ...(isDurable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_wal_size=4GB']),
  ];
}
