import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export interface OpenIdProvider {
  readonly issuer: string;
  readonly env: Readonly<Record<string, string>>;
  /** Where its one client takes people back; it answers nobody before. A client may know its own address only after it has started. */
  sendBackTo(callbackUrl: string): void;
  /** Somebody at the provider's own pages, from the address that they were sent to until they are sent back to ours. */
  walk(address: string, login: string): Promise<URL>;
  stop(): Promise<void>;
}

/** A whole OpenID provider (oidc-provider, which is certified), with its own pages for signing in and agreeing. */
export async function startOpenIdProvider(port = 0): Promise<OpenIdProvider> {
  const server = createServer();
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'wenshu', OIDC_CLIENT_SECRET: 'secret of the client' },
    sendBackTo(callbackUrl) {
      const provider = new Provider(issuer, {
        clients: [{ client_id: 'wenshu', client_secret: 'secret of the client', redirect_uris: [callbackUrl] }],
        cookies: { keys: ['a key'] },
        pkce: { required: () => true },
      });
      server.on('request', provider.callback());
    },
    walk: (address, login) => walk(new URL(address), login),
    async stop() {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}

/** A browser in small: keeps cookies, follows redirects of the provider, and fills in its forms. */
async function walk(start: URL, login: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let at = start;
  let form: URLSearchParams | undefined;
  for (let steps = 0; steps < 20; steps += 1) {
    const response = await fetch(at, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: form }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    const page = await response.text();
    form = undefined;
    if (location) {
      at = new URL(location, at);
      if (at.origin !== start.origin) return at;
    } else {
      const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
      const action = /<form[^>]* action="([^"]+)"/.exec(page)?.[1];
      if (!prompt || !action)
        throw new Error(`The provider shows no form but ${response.status}: ${page.slice(0, 500)}`);
      form = new URLSearchParams({ prompt, ...(prompt === 'login' && { login, password: 'any' }) });
      at = new URL(action, at);
    }
  }
  throw new Error('The provider leads nowhere');
}
