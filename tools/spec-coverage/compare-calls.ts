import type { Call } from '@wenshu/api-contract';

export interface SpecCall {
  readonly area: string;
  /** "GET /survey/link/count"; a part in braces is ours to name. */
  readonly call: string;
}

export interface Coverage {
  readonly areas: readonly { readonly area: string; readonly built: string[]; readonly missing: string[] }[];
  readonly own: string[];
  /** In the contract, but neither named by the specification nor marked as our own. */
  readonly strangers: string[];
}

/** Lines of area, method, path and note, after a heading. */
export function parseSpecCalls(tsv: string): SpecCall[] {
  const [, ...lines] = tsv.trim().split('\n');
  return lines.map(line => {
    const [area = '', method = '', path = ''] = line.split('\t');
    return { area, call: `${method} ${path}` };
  });
}

/** Every call of every group that a module exports, once, though it may stand in two groups. */
export function callsOf(module: Readonly<Record<string, unknown>>): Call[] {
  const groups = Object.values(module).filter(isGroup);
  return [...new Set(groups.flatMap(group => Object.values(group)))];
}

export function compareCalls(calls: readonly Call[], spec: readonly SpecCall[]): Coverage {
  const nameOf = ({ method, path }: Call) => `${method} ${path}`;
  const exact = new Set(spec.map(({ call }) => call));
  const unnamed = calls.filter(call => !exact.has(nameOf(call)));
  const isBuilt = (name: string) =>
    hasBlank(name)
      ? unnamed.some(call => !call.own && fillsBlank(name, nameOf(call)))
      : calls.some(call => nameOf(call) === name);
  const areas = [...new Set(spec.map(({ area }) => area))].map(area => {
    const named = spec.filter(each => each.area === area).map(each => each.call);
    return { area, built: named.filter(isBuilt), missing: named.filter(name => !isBuilt(name)) };
  });
  const isStranger = (call: Call) => !call.own && !spec.some(each => fillsBlank(each.call, nameOf(call)));
  return {
    areas,
    own: unnamed.filter(call => call.own).map(nameOf),
    strangers: unnamed.filter(isStranger).map(nameOf),
  };
}

function isGroup(value: unknown): value is Record<string, Call> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const members = Object.values(value);
  return members.length > 0 && members.every(isCall);
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'audience' in value;
}

function hasBlank(name: string): boolean {
  return name.includes('{');
}

/** `POST /account/{captchaProvider}`: any one path there that the specification does not name itself. */
function fillsBlank(named: string, built: string): boolean {
  if (!hasBlank(named)) return false;
  const [before = '', after = ''] = named.split(/\{[^}]*\}/);
  return built.startsWith(before) && built.endsWith(after) && !built.slice(before.length).includes('/');
}
