import { NAME_LONGEST, ORGANISATION_LONGEST } from '@wenshu/api-contract';

export const PICTURE_CODE_LENGTH = 4;
const SMS_CODE_LENGTH = 6;

export function checkPictureCode(code: string): 'blank' | undefined {
  return code === '' ? 'blank' : undefined;
}

export function checkName(name: string): 'blank' | 'long' | undefined {
  if (name.trim() === '') return 'blank';
  return name.trim().length > NAME_LONGEST ? 'long' : undefined;
}

export function checkOrganisation(organisation: string): 'long' | undefined {
  return organisation.trim().length > ORGANISATION_LONGEST ? 'long' : undefined;
}

/** Six digits (P5.8, P5.9). */
export function checkSmsCode(code: string): 'blank' | 'wrong' | undefined {
  if (code === '') return 'blank';
  return code.length === SMS_CODE_LENGTH ? undefined : 'wrong';
}

/** Digits only, six at most: what is pasted with blanks around it, or out of a message, is cut to them (P5.9). */
export function readSmsCode(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, SMS_CODE_LENGTH);
}
