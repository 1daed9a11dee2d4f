import { EnvProblem } from './env.ts';

/** What keeps the server from starting and can be said in a word; tools/ turns the word into a sentence. */
export type StartProblem =
  | 'bad-environment'
  | 'port-in-use'
  | 'port-forbidden'
  | 'host-not-here'
  | 'database-unreachable'
  | 'database-refused';

const problemByCode: Readonly<Record<string, StartProblem>> = {
  EADDRINUSE: 'port-in-use',
  EACCES: 'port-forbidden',
  EADDRNOTAVAIL: 'host-not-here',
  ENOTFOUND: 'database-unreachable',
  ECONNREFUSED: 'database-unreachable',
  ECONNRESET: 'database-unreachable',
  ETIMEDOUT: 'database-unreachable',
  EHOSTUNREACH: 'database-unreachable',
  ENOENT: 'database-unreachable',
};

/** Undefined: nothing we know, so its stack is worth more than a word. */
export function findStartProblem(error: unknown): { problem: StartProblem; message: string } | undefined {
  if (error instanceof EnvProblem) return { problem: 'bad-environment', message: error.message };
  if (!(error instanceof Error)) return undefined;
  // A host with two addresses fails twice, and node-postgres passes on both as one.
  const { code, message } = error instanceof AggregateError ? first(error) : describe(error);
  // PostgreSQL's own refusals: a wrong password, a database that is not there, too many connections.
  const isRefusal = /^(28|3D|53|57P)/.test(code) || /password/i.test(message);
  const problem = isRefusal ? 'database-refused' : problemByCode[code];
  return problem && { problem, message };
}

function describe(error: Error): { code: string; message: string } {
  return { code: 'code' in error ? String(error.code) : '', message: error.message };
}

function first(error: AggregateError): { code: string; message: string } {
  const [one] = error.errors;
  return one instanceof Error ? describe(one) : describe(error);
}
