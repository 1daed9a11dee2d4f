import { contactCalls, friendCalls, personalCheckCalls, respondentCalls } from '@wenshu/api-contract';
import { type Input, newMobile, newName, type Prepare, personalCode } from './prepared.ts';
import type { World } from './world.ts';

/** Somebody of the name list at a survey that asks who they are. */
async function listed(world: World, isCheckSms: boolean): Promise<Input> {
  const scrollId = world.things.scrollId as string;
  // Each number gets a message a minute.
  const fields = { name: newName('Wang'), mobile: newMobile('139') };
  await world.ask(respondentCalls.addRespondents, { scrollId, respondents: [fields] });
  const check = { scrollId, isEnabled: true, fields: ['name', 'mobile'], isCheckSms };
  const { link } = await world.ask(personalCheckCalls.updateCheckInfo, check);
  return { codeNum: link?.split('/').at(-1), fields };
}

/** Somebody of the name list, by id. */
async function listedPerson({ ask, things: { scrollId } }: World) {
  const name = newName('Zhao');
  await ask(respondentCalls.addRespondents, { scrollId, respondents: [{ name }] });
  const { items } = await ask(respondentCalls.findRespondents, { scrollId, search: name });
  return { scrollId, respondentId: items[0]!.respondentId };
}

/** Somebody of the owner's address book, by id; earlier ones make room, since a book has a thousand. */
async function friend({ ask }: World) {
  const { items } = await ask(friendCalls.findFriends, { size: 200 });
  if (items.length > 100) await ask(friendCalls.removeFriends, { friendIds: items.map(one => one.friendId) });
  const name = newName('Qian');
  await ask(friendCalls.addFriends, { friends: [{ name, mobile: newMobile() }] });
  const found = await ask(friendCalls.findFriends, { search: name });
  return found.items[0]!.friendId;
}

const friends = async (world: World) => ({ friendIds: [await friend(world)] });

/** People of a name list, friends, and contacts. */
export const peopleInputs: Readonly<Record<string, Prepare>> = {
  'PUT /survey/respondent/edit': async world => ({ ...(await listedPerson(world)), respondent: { name: 'Zhao' } }),
  'GET /survey/respondent/qrCode': listedPerson,
  'POST /survey/friend/add': async () => ({ friends: [{ name: 'Qian', mobile: newMobile() }] }),
  'PUT /survey/friend/edit': async world => ({ friendId: await friend(world), friend: { name: 'Qian' } }),
  'DELETE /survey/friend/remove': friends,
  'POST /survey/friend/takeBack': async world => {
    const gone = await friends(world);
    await world.ask(friendCalls.removeFriends, gone);
    return gone;
  },
  'PUT /survey/friend/group': async world => ({ ...(await friends(world)), group: 'Club' }),
  'PUT /survey/friend/renameGroup': async () => ({ group: 'Club', name: 'Team' }),
  'PUT /survey/friend/label': async world => ({ ...(await friends(world)), add: ['Tea'] }),
  'POST /survey/friend/invite': async world => ({ scrollId: world.things.scrollId, ...(await friends(world)) }),
  'PUT /survey/contact/keepWish': async () => ({ contacts: [newMobile()] }),
  'POST /survey/contact/takeWishBack': async ({ ask }) => {
    const contact = newMobile();
    await ask(contactCalls.keepWish, { contacts: [contact] });
    return { contact, reason: 'Told us so' };
  },
  'POST /survey/answer/askNoMore': async world => ({ codeNum: await personalCode(world) }),
  'GET /survey/personalCheck/downloadPersonalCheckQRCode': async ({ ask, things: { scrollId } }) => {
    const check = { scrollId, isEnabled: true, fields: ['name'] };
    return { personalCheckId: (await ask(personalCheckCalls.updateCheckInfo, check)).personalCheckId };
  },
  'POST /survey/answer/sendIdentityCode': world => listed(world, true),
  'POST /survey/answer/passIdentity': world => listed(world, false),
};
