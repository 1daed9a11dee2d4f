import * as z from 'zod/mini';
import { call } from '../call.ts';

const MEGABYTE = 1024 * 1024;
/** P5.35 */
export const AVATAR_MAX_BYTES = 2 * MEGABYTE;
export const NICK_NAME_LONGEST = 20;
export const NAME_LONGEST = 32;
export const ORGANISATION_LONGEST = 100;

/** What somebody does, by a word of a closed list; pages have the name. Kept as it is written here. */
export const occupations = [
  'student',
  'education',
  'research',
  'market-research',
  'product',
  'design',
  'engineering',
  'marketing',
  'sales',
  'customer-service',
  'operations',
  'human-resources',
  'finance',
  'management',
  'public-service',
  'healthcare',
  'manufacturing',
  'self-employed',
  'retired',
  'other',
] as const;
export type Occupation = (typeof occupations)[number];

const placeCode = z.string().check(z.regex(/^[1-9]\d{5}$/));
const place = z.object({ code: z.string(), name: z.string(), hasParts: z.boolean() });

export const profileCalls = {
  modifyNickName: call({
    method: 'POST',
    path: '/account/modifyNickName',
    audience: 'signed-in',
    summary: 'Change the nickname: 1 to 20 characters',
    body: z.object({ nickName: z.string().check(z.trim(), z.minLength(1), z.maxLength(NICK_NAME_LONGEST)) }),
    data: z.null(),
  }),
  modifyUserInfo: call({
    method: 'POST',
    path: '/account/modifyUserInfo',
    audience: 'signed-in',
    summary: 'Change name, birthday, profession, city, company or school; what is left out stays',
    body: z.object({
      name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(NAME_LONGEST))),
      birthday: z.optional(z.nullable(z.iso.date())),
      occupation: z.optional(z.nullable(z.enum(occupations))),
      /** The code of a province, a city or an area. */
      place: z.optional(z.nullable(placeCode)),
      organisation: z.optional(z.string().check(z.trim(), z.maxLength(ORGANISATION_LONGEST))),
    }),
    data: z.null(),
  }),
  queryOccupation: call({
    method: 'GET',
    path: '/account/queryOccupation',
    audience: 'signed-in',
    summary: 'The professions to choose from, in the reader’s language',
    data: z.array(z.object({ code: z.enum(occupations), name: z.string() })),
  }),
  getProvinceCityArea: call({
    method: 'GET',
    path: '/account/getProvinceCityArea',
    audience: 'signed-in',
    summary: 'The provinces, or what lies directly below the given one; names are Chinese, as they are official',
    query: z.object({ parentCode: z.optional(placeCode) }),
    data: z.array(place),
  }),
  uploadPicture: call({
    method: 'POST',
    path: '/account/uploadPicture',
    audience: 'signed-in',
    takes: 'multipart',
    maxFileBytes: AVATAR_MAX_BYTES,
    summary: 'The person’s avatar: JPG or PNG, at most 2 MB; it is cut to a square. data is its address',
    body: z.object({}),
    data: z.string(),
  }),
  removePicture: call({
    method: 'POST',
    path: '/account/removePicture',
    audience: 'signed-in',
    own: true,
    summary: 'Go back to no avatar',
    data: z.null(),
  }),
};
