/** What the server says on its standard output, line by line: two words of protocol, else log entries. */
export type ServerLine =
  | { readonly kind: 'ready'; readonly ready: ServerReady }
  | { readonly kind: 'fatal'; readonly fatal: ServerFatal }
  | { readonly kind: 'alarm'; readonly text: string }
  | { readonly kind: 'log' };

export interface ServerReady {
  readonly address: string;
  /** Where it answers on this machine, when others use another address. */
  readonly listensOn?: string;
  readonly signIns?: readonly { readonly phone: string; readonly password: string; readonly name: string }[];
  readonly outbox?: string;
}

export interface ServerFatal {
  readonly problem: string;
  readonly message: string;
}

const WARNING_LEVEL = 40;

export function parseServerLine(line: string): ServerLine {
  if (line.startsWith('WENSHU_READY ')) return { kind: 'ready', ready: JSON.parse(line.slice(13)) };
  if (line.startsWith('WENSHU_FATAL ')) return { kind: 'fatal', fatal: JSON.parse(line.slice(13)) };
  // Looked at by its first characters: at thousands of requests a second, parsing every entry would cost a core.
  const level = /^\{"level":(\d+)/.exec(line)?.[1];
  if (level !== undefined && Number(level) < WARNING_LEVEL) return { kind: 'log' };
  return { kind: 'alarm', text: level === undefined ? line : presentEntry(line) };
}

function presentEntry(line: string): string {
  try {
    const { level, msg, err } = JSON.parse(line);
    const detail = err?.message && err.message !== msg ? `: ${err.message}` : '';
    return `${level >= 50 ? 'error' : 'warning'}: ${msg ?? ''}${detail}`;
  } catch {
    return line;
  }
}
