import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../refusal/refusal.ts';
import { findBadCharacter, mayHoldBadCharacter } from './find-bad-character.ts';
import { inTurn } from './in-turn.ts';

type BodyParser = (request: FastifyRequest, text: string, done: (error: Error | null, value?: unknown) => void) => void;

/** In characters. What is done with so much, reading it and replaying it, takes a good part of a millisecond. */
const LARGE = 2000;

/** JSON and forms. Anything else is refused before it is read. */
export function addContentParsers(app: FastifyInstance): void {
  const parseSafely = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();

  const parse: BodyParser = (request, text, done) => {
    if (isHarmless(text)) {
      const value = parsePlainly(text);
      return value === UNREADABLE ? done(new Refusal('bodyNotReadable')) : done(null, value);
    }
    return parseSafely(request, text, (error: Error | null, value: unknown) => {
      if (error) return done(new Refusal('bodyNotReadable'));
      const bad = mayHoldBadCharacter(text) ? findBadCharacter(value) : undefined;
      return bad === undefined ? done(null, value) : done(badCharacter(bad, 'body'));
    });
  };

  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    // A client that always names a content type sends an empty body with it when there is nothing to say.
    if (text === '') return done(null, undefined);
    if (text.length < LARGE) return parse(request, text, done);
    return inTurn(() => parse(request, text, done));
  });

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text: string, done) => {
      const fields = formFields(text);
      const bad = findBadCharacter(fields);
      return bad === undefined ? done(null, fields) : done(badCharacter(bad, 'body'));
    },
  );
}

/** Names that would poison an object, and everything that could hide one or a character that cannot be kept: an escape, a byte order mark. */
const SUSPICIOUS = ['\\u', '__proto__', 'constructor', '\ufeff'];

/** Most bodies have nothing of it, and to see that takes a fraction of looking for what is really there. */
function isHarmless(text: string): boolean {
  return !SUSPICIOUS.some(part => text.includes(part));
}

const UNREADABLE = Symbol('unreadable');

function parsePlainly(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return UNREADABLE;
  }
}

/** A query cannot be parsed wrongly, but it can carry a NUL as %00. */
export function checkQuery(url: string, query: unknown): void {
  if (!url.includes('%00')) return;
  const bad = findBadCharacter(query);
  if (bad !== undefined) throw badCharacter(bad, 'query');
}

function badCharacter(field: string, root: string): Refusal {
  const name = field || root;
  return new Refusal('characterNotAllowed', { field: name, params: { field: name } });
}

/** A name that comes twice becomes a list, as in a query. */
function formFields(text: string): Record<string, string | string[]> {
  const fields: Record<string, string | string[]> = Object.create(null);
  const form = new URLSearchParams(text);
  for (const name of form.keys()) {
    const [first = '', ...more] = form.getAll(name);
    fields[name] = more.length === 0 ? first : [first, ...more];
  }
  return fields;
}
