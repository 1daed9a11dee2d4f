import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const MINUTES = 30;
const COOKIE = 'operator';
const PATH = '/operator';

/** A session of the operator: nothing of it is stored, and it ends with its half hour, or with the secret that it was made by. */
export class OperatorSessions {
  readonly #secret: string;
  readonly #isHttps: boolean;
  readonly #now: () => Date;

  constructor({ secret, isHttps, now }: { secret: string; isHttps: boolean; now: () => Date }) {
    this.#secret = secret;
    this.#isHttps = isHttps;
    this.#now = now;
  }

  /** Takes as long for a wrong one, whatever of it is right. */
  isSecret(given: string): boolean {
    const hash = (text: string) => createHash('sha256').update(text).digest();
    return timingSafeEqual(hash(given), hash(this.#secret));
  }

  /** The header that begins one. */
  begin(): string {
    const words = `${this.#now().getTime() + MINUTES * 60_000}.${randomBytes(16).toString('base64url')}`;
    return this.#cookie(`${words}.${this.#sign('session', words)}`, MINUTES * 60);
  }

  end(): string {
    return this.#cookie('', 0);
  }

  /** The session in a request's cookies; undefined when there is none that holds. */
  read(cookies: string | undefined): string | undefined {
    const value = cookies
      ?.split(';')
      .map(one => one.trim())
      .find(one => one.startsWith(`${COOKIE}=`))
      ?.slice(COOKIE.length + 1);
    const [until = '', nonce = '', sign = ''] = value?.split('.') ?? [];
    const isOurs = isSame(sign, this.#sign('session', `${until}.${nonce}`));
    return isOurs && Number(until) > this.#now().getTime() ? value : undefined;
  }

  /** What a form of this session carries along: another site can send its cookie, and not this. */
  formSign(session: string): string {
    return this.#sign('form', session);
  }

  isFormSign(session: string, given: string): boolean {
    return isSame(given, this.formSign(session));
  }

  #sign(purpose: string, words: string): string {
    return createHmac('sha256', this.#secret).update(`${purpose}\n${words}`).digest('base64url');
  }

  #cookie(value: string, maxAgeSeconds: number): string {
    const secure = this.#isHttps ? '; Secure' : '';
    return `${COOKIE}=${value}; Path=${PATH}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${secure}`;
  }
}

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
