import type { ProblemCode } from '../problem.ts';

type Sentences = Record<ProblemCode, string>;

/** A sentence for every problem: what is wrong, then what helps. Words in braces are filled in from the details. */
export const problemTexts: { readonly zh: Sentences; readonly en: Sentences } = {
  zh: {
    'already-running':
      '问枢已在使用数据目录 {dataDir}（进程 {pid}，{address}）。请先停止它，或用 DATA_DIR 指定另一个目录。',
    'bad-environment': '环境变量设置有误：{reason}。',
    'bad-port': 'PORT 应是 0 到 65535 之间的整数，而不是“{port}”。',
    'port-in-use': '端口 {port} 已被其他程序占用。可以换一个端口启动：PORT={next} npm start',
    'port-forbidden': '当前用户无权监听端口 {port}。请改用 1024 以上的端口。',
    'host-not-here': '本机没有 HOST 指定的地址 {host}。',
    'bad-database-url': 'DATABASE_URL 不是有效的地址，应形如 postgres://用户:密码@主机:5432/数据库。',
    'database-unreachable': '连不上 DATABASE_URL 指定的数据库 {server}：{reason}。请检查地址，并确认服务已启动。',
    'database-refused': '数据库 {server} 拒绝了连接：{reason}。请检查 DATABASE_URL 中的用户、密码和数据库名。',
    'postgres-not-installed':
      '没有找到适用于 {platform} 的 PostgreSQL。请重新执行 npm ci，或用 DATABASE_URL 指定自己的数据库。',
    'postgres-did-not-start': 'PostgreSQL 没有启动成功：{reason}。日志在数据目录的 logs/postgres.log。',
    'postgres-secret-lost': '数据库还在，但密码文件 {path} 不见了。请从备份中恢复该文件。',
    'postgres-still-running': '上次留下的 PostgreSQL（进程 {pid}）无法停止。请手动结束该进程后重试。',
    'folder-not-ours': '目录 {path} 属于另一个用户（uid {uid}）。请以该用户启动，或换一个 DATA_DIR。',
    'folder-not-writable': '无法写入数据目录 {path}：{reason}。请检查权限，或用 DATA_DIR 指定另一个目录。',
    'server-did-not-start': '服务没有启动成功：{reason}。日志在 {log}。',
    'server-keeps-failing': '服务反复退出，已不再重启：{reason}。日志在 {log}。',
    'build-failed': '{app} 构建失败，原因见上面的输出。',
    'text-not-found': '读不到文件 {path}。什么都没有发布。',
    'archive-not-found': '找不到备份文件 {path}。用法：npm run restore -- 备份文件',
    'archive-damaged': '备份文件 {path} 不完整或已损坏：{reason}。',
    'archive-newer': '这份备份来自更新的版本（{migration}）。请先升级本程序再恢复。',
    'database-not-empty': '目标数据库已有数据（如 {table}）。确认要覆盖，请加上 --force。',
    'restore-incomplete': '恢复后行数不符：{table} 应有 {expected} 行，实际 {found} 行。数据库没有改动。',
    'no-data': '数据目录 {dataDir} 里没有数据库。请先用 npm start 启动一次，或用 DATA_DIR、DATABASE_URL 指定。',
    'nobody-yet': '这个数据库里还没有任何用户，问卷无人可归。请先用 npm start 启动一次。',
    'bad-number': '{option} 应是 {least} 到 {most} 之间的整数。',
    'no-browser': '没有可用的浏览器：{reason}。请安装 Chromium，或用 CHROMIUM_PATH 指定浏览器程序。',
    'no-judge': '没有 {program}，也无法自动安装（{packages}）。请安装后重试。',
  },
  en: {
    'already-running':
      'Wenshu is already running on the data folder {dataDir} (process {pid}, {address}). Stop it first, or choose another folder with DATA_DIR.',
    'bad-environment': 'An environment variable is not right: {reason}.',
    'bad-port': 'PORT must be a whole number from 0 to 65535, not "{port}".',
    'port-in-use': 'Port {port} is in use by another program. Start on another port: PORT={next} npm start',
    'port-forbidden': 'This user may not listen on port {port}. Choose one above 1023.',
    'host-not-here': 'This machine has no address {host} (HOST).',
    'bad-database-url':
      'DATABASE_URL is not an address; it should look like postgres://user:password@host:5432/database.',
    'database-unreachable':
      'The database of DATABASE_URL, {server}, cannot be reached: {reason}. Check the address, and that the server is running.',
    'database-refused':
      'The database {server} refused the connection: {reason}. Check user, password and database name in DATABASE_URL.',
    'postgres-not-installed':
      'There is no PostgreSQL for {platform} in node_modules. Run npm ci again, or point DATABASE_URL at a server of yours.',
    'postgres-did-not-start': 'PostgreSQL did not start: {reason}. Its log is logs/postgres.log in the data folder.',
    'postgres-secret-lost': 'The database is there but its password file {path} is gone. Put it back from a backup.',
    'postgres-still-running':
      'A PostgreSQL left over from before (process {pid}) cannot be stopped. End it and start again.',
    'folder-not-ours':
      'The folder {path} belongs to another user (uid {uid}). Start as that user, or choose another DATA_DIR.',
    'folder-not-writable':
      'The data folder {path} cannot be written to: {reason}. Check its permissions, or choose another with DATA_DIR.',
    'server-did-not-start': 'The server did not start: {reason}. Its log is {log}.',
    'server-keeps-failing': 'The server keeps ending and is not started again: {reason}. Its log is {log}.',
    'build-failed': 'Building {app} failed; the output above says why.',
    'text-not-found': 'The file {path} cannot be read. Nothing was published.',
    'archive-not-found': 'There is no backup file {path}. Usage: npm run restore -- file',
    'archive-damaged': 'The backup file {path} is incomplete or damaged: {reason}.',
    'archive-newer': 'This backup was made by a newer version ({migration}). Update the program first, then restore.',
    'database-not-empty': 'The database already holds data (in {table}, for one). Add --force to replace it.',
    'restore-incomplete':
      'The restored rows do not add up: {table} should have {expected}, but has {found}. The database was left as it was.',
    'no-data':
      'There is no database in the data folder {dataDir}. Start once with npm start, or name it with DATA_DIR or DATABASE_URL.',
    'nobody-yet': 'Nobody has registered in this database, so the survey would be nobody’s. Start once with npm start.',
    'bad-number': '{option} must be a whole number from {least} to {most}.',
    'no-browser': 'There is no browser to test with: {reason}. Install Chromium, or name one with CHROMIUM_PATH.',
    'no-judge': 'There is no {program}, and it could not be fetched ({packages}). Install it and try again.',
  },
};
