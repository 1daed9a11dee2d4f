import * as client from 'openid-client';
import type { CompanyEnv } from '../../env.ts';
import { type FetchLimits, limitedFetch } from './limited-fetch.ts';
import { type Return, type SocialApp, SocialFailure } from './social-app.ts';

/** Longer subjects are not allowed by the standard. */
const LONGEST_SUBJECT = 255;

/** A company's own sign-in by OpenID Connect: code flow with PKCE, state and nonce; the ID token's signature and claims are checked. */
export function createOpenIdApp(env: CompanyEnv, limits?: FetchLimits): SocialApp {
  let known: Promise<client.Configuration> | undefined;
  // Asked for when somebody first needs it: our server starts also while theirs is away. A failure is not kept.
  const configuration = () => {
    known ??= discover(env, limits).catch(error => {
      known = undefined;
      throw new SocialFailure('unreachable', 'the company’s sign-in does not describe itself', error);
    });
    return known;
  };
  return {
    appId: env.clientId,
    name: env.name,
    async addressFor(departure, language) {
      const address = client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: departure.callbackUrl,
        scope: 'openid',
        ui_locales: language,
        state: departure.state,
        nonce: departure.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(departure.codeVerifier),
        code_challenge_method: 'S256',
      });
      return address.href;
    },
    async getIdentity(back) {
      const claims = await exchange(await configuration(), back);
      if (claims.sub.length > LONGEST_SUBJECT) throw new SocialFailure('refused', 'a subject longer than allowed');
      return { issuer: claims.iss, subject: claims.sub };
    },
  };
}

async function discover({ issuer, clientId, clientSecret }: CompanyEnv, limits?: FetchLimits) {
  const isOfThisMachine = ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(issuer).hostname);
  return client.discovery(new URL(issuer), clientId, clientSecret, authenticateWith(clientSecret), {
    [client.customFetch]: (address, request) => limitedFetch(address, request as RequestInit, limits),
    // The library looks at the signature of a token that came by TLS only when it is told to.
    execute: [client.enableNonRepudiationChecks, ...(isOfThisMachine ? [client.allowInsecureRequests] : [])],
  });
}

/** In the header, which the standard presumes; in the body where a service says that it takes nothing else. */
function authenticateWith(clientSecret: string): client.ClientAuth {
  const [basic, post] = [client.ClientSecretBasic(clientSecret), client.ClientSecretPost(clientSecret)];
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (methods.includes('client_secret_basic') ? basic : post)(server, ...rest);
  };
}

async function exchange(
  configuration: client.Configuration,
  { code, issuer, ...departure }: Return,
): Promise<client.IDToken> {
  const address = new URL(departure.callbackUrl);
  address.search = new URLSearchParams({
    code,
    state: departure.state,
    ...(issuer !== undefined && { iss: issuer }),
  }).toString();
  try {
    const tokens = await client.authorizationCodeGrant(configuration, address, {
      pkceCodeVerifier: departure.codeVerifier,
      expectedState: departure.state,
      expectedNonce: departure.nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new SocialFailure('refused', 'no ID token');
    return claims;
  } catch (error) {
    throw new SocialFailure(isAway(error) ? 'unreachable' : 'refused', 'the company’s sign-in did not vouch', error);
  }
}

/** The library wraps what its transport threw. */
function isAway(error: unknown): boolean {
  if (error instanceof SocialFailure) return error.problem === 'unreachable';
  return error instanceof Error && error.cause !== undefined && isAway(error.cause);
}
