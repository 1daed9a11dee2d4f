import * as z from 'zod/mini';

/** What mail programs take apart by: none of it stands in an address, or a list of people would become other people. */
const APART = String.raw`\s@<>()[\],;:"\\`;
const MAIL_ADDRESS = new RegExp(`^[^${APART}]+@[^${APART}]+\\.[^${APART}]+$`, 'u');
const MOST_CHARACTERS = 200;

export const isMailAddress = (text: string): boolean => text.length <= MOST_CHARACTERS && MAIL_ADDRESS.test(text);

/** An address, or none. */
export const mailAddress = z
  .string()
  .check(z.trim(), z.maxLength(MOST_CHARACTERS), z.regex(new RegExp(`^(${MAIL_ADDRESS.source.slice(1, -1)})?$`, 'u')));
