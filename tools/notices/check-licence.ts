/** Licences under which anybody may use, change and sell what we ship, also as a service, without opening what is theirs. */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BSL-1.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  // Of a shared library that npm puts beside our code as it is (libvips): whoever runs us can put another in its place, and that is all it asks.
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  // Of fonts: they may be shipped and put into documents, and not be sold by themselves.
  'OFL-1.1',
  'PostgreSQL',
  'Unicode-3.0',
  'Unlicense',
  'Zlib',
]);

/**
 * The licences of an SPDX expression that we take it under, or undefined when there is no such way: of "A OR B" the first that is
 * allowed, of "A AND B" both. What is not on the list is refused, so that an unknown name is looked at by a person.
 *
 * @example
 * allowedLicences('(MIT OR CC0-1.0)') // ['MIT']
 */
export function allowedLicences(expression: string): readonly string[] | undefined {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;
  const parseAny = (): readonly string[] | undefined => {
    let found = parseAll();
    while (tokens[at] === 'OR') {
      at += 1;
      const other = parseAll();
      found ??= other;
    }
    return found;
  };
  const parseAll = (): readonly string[] | undefined => {
    let found = parseOne();
    while (tokens[at] === 'AND') {
      at += 1;
      const other = parseOne();
      found = found && other && [...found, ...other];
    }
    return found;
  };
  const parseOne = (): readonly string[] | undefined => {
    const token = tokens[at++] ?? '';
    if (token !== '(') return ALLOWED.has(token) ? [token] : undefined;
    const inner = parseAny();
    at += 1;
    return inner;
  };
  const found = parseAny();
  // What is left over, such as WITH and an exception, has not been understood.
  return at >= tokens.length ? found : undefined;
}
