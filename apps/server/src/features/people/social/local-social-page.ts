import type { Language } from '@wenshu/texts';
import { localSocialTexts } from '@wenshu/texts/people/local-social';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import QRCode from 'qrcode';
import { isThisMachine } from '../../../http/is-this-machine.ts';
import { readerLanguage } from '../../../http/reader-language.ts';
import { createNonce, securityHeaders } from '../../../http/security-headers.ts';
import { publicAddress } from '../../../platform/public-address.ts';
import { LOCAL_NAME, LOCAL_PAGE, makeLocalCode } from '../../../platform/social/local-app.ts';
import { callbackPaths } from './way-out.ts';

const CHOICE = `${LOCAL_PAGE}/choose`;
const STATE = /^[\w-]{16,64}$/;
const backPaths: readonly string[] = Object.values(callbackPaths);

interface SignInAsked {
  readonly lang: Language;
  readonly state: string;
  readonly back: string;
}

/**
 * Whoever opens it can say to be anybody. So it is there only where no real service is set up, and only for people at the machine itself,
 * unless somebody has asked for it by name (SOCIAL_SIGN_IN=local).
 */
export function registerLocalSocialPage(app: FastifyInstance): void {
  const { platform } = app.door;
  const { social } = platform.env;
  if (social.kind !== 'local') return;
  const sealing = { secret: platform.secrets.social, clock: platform.clock };

  /** What was asked for, or undefined where the page must look as if it were not there. */
  const read = (request: FastifyRequest): SignInAsked | undefined => {
    const { state, back, lang } = request.query as Record<string, unknown>;
    const isAllowed = social.isForEverybody || isThisMachine(request);
    if (!isAllowed || typeof state !== 'string' || !STATE.test(state)) return undefined;
    return typeof back === 'string' && backPaths.includes(back)
      ? { state, back, lang: readerLanguage({ ...request.headers, ...(typeof lang === 'string' && { lang }) }) }
      : undefined;
  };

  app.get(LOCAL_PAGE, async (request, reply) => {
    const asked = read(request);
    if (!asked) return reply.callNotFound();
    const address = publicAddress(platform, `${LOCAL_PAGE}?${new URLSearchParams({ ...asked })}`);
    const picture = await QRCode.toString(address, { type: 'svg', margin: 0 });
    return sendPage(reply, nonce => renderPage(asked, { picture, nonce }));
  });

  app.get(CHOICE, async (request, reply) => {
    const asked = read(request);
    const { name } = request.query as Record<string, unknown>;
    if (!asked || typeof name !== 'string' || !LOCAL_NAME.test(name.trim())) return reply.callNotFound();
    const code = makeLocalCode(sealing, asked.state, name.trim());
    return reply.redirect(`${asked.back}?${new URLSearchParams({ code, state: asked.state })}`, 303);
  });
}

function sendPage(reply: FastifyReply, render: (nonce: string) => string): FastifyReply {
  const nonce = createNonce();
  return reply
    .headers(securityHeaders({ nonce, isHttps: false }))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(render(nonce));
}

interface Look {
  readonly picture: string;
  readonly nonce: string;
}

/** Links and the form lead the whole window on: the page stands in a frame. */
function renderPage({ state, back, lang }: SignInAsked, { picture, nonce }: Look): string {
  const texts = localSocialTexts[lang];
  const choiceOf = (name: string) => `${CHOICE}?${new URLSearchParams({ state, back, name })}`;
  const choices = texts.identities
    .map(name => `<li><a target="_top" href="${choiceOf(name).replaceAll('&', '&amp;')}">${name}</a></li>`)
    .join('');
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${texts.title}</title><style nonce="${nonce}">${STYLES}</style></head><body><h1>${texts.title}</h1><div class="code" role="img" aria-label="${texts.qrCode}">${picture}</div><p>${texts.explanation}</p><h2>${texts.choose}</h2><ul>${choices}</ul><form action="${CHOICE}" target="_top"><input type="hidden" name="state" value="${state}"><input type="hidden" name="back" value="${back}"><label for="name">${texts.another}</label><div><input id="name" name="name" required maxlength="40" pattern="[\\p{L}\\p{N}_\\-]+" placeholder="${texts.anotherHint}" autocomplete="off"><button>${texts.allow}</button></div></form></body></html>`;
}

const STYLES = `
*{box-sizing:border-box}
body{margin:0;padding:16px 18px 8px;color:#1d2b29;background:#fff;font:14px/1.6 system-ui,-apple-system,"PingFang SC","Microsoft YaHei",sans-serif;text-align:center}
h1{margin:0 0 10px;font-size:16px}
h2{margin:14px 0 8px;font-size:14px}
p{margin:10px 0 0;color:#50605d;font-size:13px}
.code{width:132px;height:132px;margin:0 auto}
ul{display:flex;flex-wrap:wrap;justify-content:center;gap:8px;margin:0;padding:0;list-style:none}
a{display:inline-block;min-width:76px;padding:7px 14px;border:1px solid #07703b;border-radius:8px;color:#07703b;text-decoration:none}
a:hover{background:#eaf6ef}
form{margin-top:14px;text-align:left}
label{display:block;margin-bottom:4px;color:#50605d;font-size:13px}
form div{display:flex;gap:8px}
input{flex:1;min-width:0;height:40px;padding:0 10px;border:1px solid #8a9895;border-radius:8px;font:inherit}
button{height:40px;padding:0 16px;border:0;border-radius:8px;background:#07703b;color:#fff;font:inherit;cursor:pointer}
a:focus-visible,input:focus-visible,button:focus-visible{outline:2px solid #07703b;outline-offset:2px}
`;
