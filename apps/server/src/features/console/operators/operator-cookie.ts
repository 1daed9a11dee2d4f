const COOKIE = 'wenshu-operator';
/** Sent with the console's own calls and with nothing else. */
const PATH = '/api/operator';

export function operatorToken(header: string): string | undefined {
  return new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]+)`).exec(header)?.[1];
}

/** Until the browser is closed, or the session ends by itself. */
export function operatorCookie(token: string, isHttps: boolean): string {
  return `${COOKIE}=${token}; Path=${PATH}; HttpOnly; SameSite=Strict${isHttps ? '; Secure' : ''}`;
}

export function noOperatorCookie(): string {
  return `${COOKIE}=; Path=${PATH}; HttpOnly; SameSite=Strict; Max-Age=0`;
}
