import type { Env } from '../../env.ts';
import { createLocalApp, type LocalAppOptions } from './local-app.ts';
import type { SocialApp, SocialApps } from './social-app.ts';
import { createWeChatApp } from './we-chat-app.ts';

export async function createSocialApps({ social, company }: Env, local: LocalAppOptions): Promise<SocialApps> {
  const messaging = createMessagingApp(social, local);
  return { ...(messaging && { social: messaging }), ...(company && { company: await createCompanyApp(company) }) };
}

function createMessagingApp(social: Env['social'], local: LocalAppOptions): SocialApp | undefined {
  if (social.kind === 'wechat') return createWeChatApp(social);
  return social.kind === 'local' ? createLocalApp(local) : undefined;
}

/** Its library is loaded where it is used. */
async function createCompanyApp(company: NonNullable<Env['company']>): Promise<SocialApp> {
  const { createOpenIdApp } = await import('./open-id-app.ts');
  return createOpenIdApp(company);
}
