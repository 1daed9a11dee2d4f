import { occupations, profileCalls } from '@wenshu/api-contract';
import { allPlaces, placePath } from '@wenshu/question-types/places';
import { occupationTexts } from '@wenshu/texts/people/occupations';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { changePersonProfile, setNickName, setPicture } from '../account/index.ts';
import { type AttemptLimit, countAttempt } from '../attempts/index.ts';
import { keepAvatar, removeAvatars } from './keep-avatar.ts';

/** Nobody changes what they say of themselves every minute. */
const changes: AttemptLimit = { name: 'profile:person', most: 100, windowSeconds: 3600 };
const pictures: AttemptLimit = { name: 'avatar:person', most: 30, windowSeconds: 3600 };
const FIRST_BIRTHDAY = '1900-01-01';

export function registerProfileCalls(app: FastifyInstance): void {
  registerCalls(app, profileCalls, {
    modifyNickName: async ({ nickName }, { actor, platform }) => {
      await countAttempt(platform, changes, actor.personId);
      await setNickName(platform.database.pool, actor.personId, nickName);
      return null;
    },

    modifyUserInfo: async (input, { actor, platform }) => {
      await countAttempt(platform, changes, actor.personId);
      requireBirthday(input.birthday, platform.clock.now());
      requirePlace('place', input.place);
      await changePersonProfile(platform.database.pool, actor.personId, input);
      return null;
    },

    queryOccupation: (_input, { language }) =>
      occupations.map(code => ({ code, name: occupationTexts[language][code] })),

    getProvinceCityArea: ({ parentCode }) => {
      requirePlace('parentCode', parentCode);
      const places = parentCode === undefined ? allPlaces() : (placePath(parentCode).at(-1)?.below ?? []);
      return places.map(({ code, name, below }) => ({ code, name, hasParts: below.length > 0 }));
    },

    uploadPicture: async (_input, context) => {
      await countAttempt(context.platform, pictures, context.actor.personId);
      return keepAvatar(context);
    },

    removePicture: async (_input, { actor, platform }) => {
      await countAttempt(platform, changes, actor.personId);
      await setPicture(platform.database.pool, actor.personId, null);
      await removeAvatars(platform, actor.personId);
      return null;
    },
  });
}

function requirePlace(field: string, code: string | null | undefined): void {
  if (code === undefined || code === null || placePath(code).length > 0) return;
  throw new Refusal('inputInvalid', { field, problem: { word: 'invalid' } });
}

/** Nobody is born tomorrow. East of Greenwich it may be tomorrow already. */
function requireBirthday(day: string | null | undefined, now: Date): void {
  if (day === undefined || day === null) return;
  const latest = new Date(now.getTime() + 14 * 60 * 60 * 1000).toISOString().slice(0, 10);
  if (day < FIRST_BIRTHDAY || day > latest)
    throw new Refusal('inputInvalid', { field: 'birthday', problem: { word: 'invalid' } });
}
