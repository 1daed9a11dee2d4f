import {
  accountCalls,
  apiKeyCalls,
  keptResultCalls,
  type NotBound,
  type SmsType,
  sessionCalls,
  sliderCalls,
  smsCalls,
  smsTypes,
  socialCalls,
} from '@wenshu/api-contract';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import { emailInputs } from './email-inputs.ts';
import { endAllJobs } from './job-inputs.ts';
import { nextFactorCode, prepareFactor, turnFactorOff, turnFactorOn } from './owners-factor.ts';
import { type Input, newName, type Prepare, parameterOf } from './prepared.ts';
import { readCode } from './read-code.ts';
import { newPhone, PASSWORD, signInOf, type World } from './world.ts';

/** A phone, and the code that it was sent. */
async function withCode({ ask, server }: World, smsType: SmsType, phone = newPhone(), messages = 1) {
  await ask(smsCalls.sendSms, { phone: encryptField(phone), smsType });
  return { phone: encryptField(phone), smsCode: await readCode(server, phone, messages) };
}

/** Somebody with an account, of whom nothing else depends. */
async function registered(world: World): Promise<string> {
  const phone = newPhone();
  const shown = await withCode(world, smsTypes.register, phone);
  await world.ask(smsCalls.signUp, { ...shown, password: encryptField(PASSWORD) });
  return phone;
}

const registeredWithCode = async (world: World, smsType: SmsType) =>
  withCode(world, smsType, await registered(world), 2);

const passwordChange = {
  password: encryptField(PASSWORD),
  newPassword: encryptField('Attacked2027'),
  confirmPassword: encryptField('Attacked2027'),
};

const drawnSlider = async ({ ask }: World) => {
  const { sessionId } = await ask(sliderCalls.register, {});
  return { sessionId, hand: 'keys', track: [[0, 0]] };
};

/** What somebody is sent back with by WeChat. */
async function backFromWeChat({ ask, server }: World, openId: string) {
  const browserKey = newName('attackingbrowser');
  const { url } = await ask(socialCalls.wxSignIn, { browserKey });
  return { browserKey, state: parameterOf(url, 'state'), code: server.vouching.weChat.agree(openId) };
}

/** The same by the company's own sign-in. */
async function backFromCompany({ ask, server }: World, login: string) {
  const browserKey = newName('attackingbrowser');
  const { url } = await ask(socialCalls.thirdDeparture, { browserKey });
  const { searchParams } = await server.vouching.provider.walk(url, login);
  const [code, state, iss] = ['code', 'state', 'iss'].map(name => searchParams.get(name));
  return { browserKey, code, state, iss };
}

/** A ticket of somebody who belongs to no account. */
async function ticket(world: World, openId = newName('attacker')): Promise<{ openId: string }> {
  return ticketIn(await world.ask(socialCalls.wxOauth, await backFromWeChat(world, openId)));
}

const ticketIn = (answer: object) => ({ openId: (answer as NotBound).openId });

/** An account, and whoever comes back with the ticket bound to it. */
async function bound(world: World, { openId }: { openId: string }): Promise<void> {
  const phone = encryptField(await registered(world));
  await world.ask(socialCalls.wxBinding, { phone, password: encryptField(PASSWORD), openId });
}

/** Another session of the owner's. */
async function otherSession(world: World): Promise<Input> {
  await world.ask(accountCalls.signIn, signInOf(world));
  const sessions = await world.ask(sessionCalls.list, {});
  return { sessionId: sessions.find(({ isThis }) => !isThis)?.sessionId };
}

/** A sign-in that waits for its second factor, with the code that completes it. */
async function waitingSignIn(world: World): Promise<Input> {
  await turnFactorOn(world);
  const { text } = await world.send(accountCalls.signIn, signInOf(world));
  return { ticket: (JSON.parse(text) as { ticket: string }).ticket, code: await nextFactorCode() };
}

/** A message of the owner's, who is told nothing of what they do themselves. */
async function message({ server, phone }: World): Promise<{ messageUserId: string | undefined }> {
  const [row] = await server.query<{ id: string }>(
    `with sent as (insert into message (kind, details, created_at) values ('file-ready', '{"title":"Fruit"}', now()) returning id)
     insert into message_reader (message_id, person_id, created_at) select sent.id, p.id, now() from sent, person p where p.phone = $1 returning id`,
    [phone],
  );
  return { messageUserId: row?.id };
}

/** What the calls of an account need: codes, sliders, sessions, somebody’s return from another site. */
const keptPrice = () => ({
  title: newName('prices'),
  asked: { tool: 'price' as const, inputs: { answers: '10 20 30 40' } },
});

export const accountInputs: Readonly<Record<string, Prepare>> = {
  ...emailInputs,
  'POST /account/apiKey/revoke': async ({ ask }) => {
    const { apiKey } = await ask(apiKeyCalls.create, { name: newName('key'), rights: ['records.view'] });
    return { keyId: apiKey.keyId };
  },
  'POST /account/keptResults/keep': () => Promise.resolve(keptPrice()),
  'POST /account/keptResults/remove': async ({ ask }) => {
    const { keptId } = await ask(keptResultCalls.keep, keptPrice());
    return { keptId };
  },
  'POST /account/ownData/export': async world => {
    await endAllJobs(world);
    return {};
  },
  'POST /account/session/end': async world => {
    await turnFactorOff(world);
    return otherSession(world);
  },
  'POST /account/secondFactor': waitingSignIn,
  'POST /account/secondFactor/prepare': async world => {
    await turnFactorOff(world);
    return { password: encryptField(PASSWORD) };
  },
  'POST /account/secondFactor/turnOn': async world => {
    await prepareFactor(world);
    return { code: await nextFactorCode() };
  },
  'POST /account/secondFactor/turnOff': async world => {
    await turnFactorOn(world);
    return { password: encryptField(PASSWORD), code: await nextFactorCode() };
  },
  'POST /account/validate': drawnSlider,
  'POST /account/sliderCaptcha': async world => world.ask(sliderCalls.validate, await drawnSlider(world)),
  'POST /account/sendSms': async () => ({ phone: encryptField(newPhone()), smsType: smsTypes.register }),
  'POST /account/smsSignIn': world => registeredWithCode(world, smsTypes.signIn),
  'POST /account/signUp': async world => ({
    ...(await withCode(world, smsTypes.register)),
    password: encryptField(PASSWORD),
  }),
  'POST /account/resetPassword': async world => ({
    ...(await registeredWithCode(world, smsTypes.reset)),
    password: encryptField(PASSWORD),
  }),
  'POST /manage/forceModifyPassword': async world => {
    const [person] = await world.server.query<{ id: string }>(
      'update person set force_modify_state = 1 where phone = $1 returning id',
      [await registered(world)],
    );
    return { userId: person?.id, ...passwordChange };
  },
  'POST /account/modifyPassword': async () => passwordChange,
  'POST /account/modifyPhone': async world => ({
    ...(await withCode(world, smsTypes.newPhone)),
    password: encryptField(PASSWORD),
  }),
  'GET /account/wxOauth': async world => {
    const openId = newName('attacker');
    await bound(world, await ticket(world, openId));
    return backFromWeChat(world, openId);
  },
  'GET /account/wxBindingUpdate': world => backFromWeChat(world, newName('attacker')),
  'POST /account/wxSignUp': async world => ({
    ...(await withCode(world, smsTypes.register)),
    password: encryptField(PASSWORD),
    ...(await ticket(world)),
  }),
  'POST /account/wxBinding': async world => ({
    phone: encryptField(await registered(world)),
    password: encryptField(PASSWORD),
    ...(await ticket(world)),
  }),
  'POST /account/thirdSignIn': async world => {
    const login = newName('attacker');
    await bound(world, ticketIn(await world.ask(socialCalls.thirdSignIn, await backFromCompany(world, login))));
    return backFromCompany(world, login);
  },
  'PUT /message/info/deleteMessage': message,
  'PUT /message/info/setRead': message,
  'PUT /message/info/setReadList': async world => ({ messageUserIds: [(await message(world)).messageUserId] }),
  'GET /message/info/messageHistoryList': async () => ({ '$filter.name': 'readState', '$filter.params': '0' }),
  'PUT /message/info/mailSetting': async () => ({ isOn: false, email: '', kinds: ['file-ready'] }),
};
