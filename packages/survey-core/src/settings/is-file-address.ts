import { limits } from '../limits.ts';

/** One path of ours, or an address on the web by https. Two slashes at the start would be another host; a space or a quote ends an attribute. */
const ADDRESS = /^(?:\/(?![/\\])|https:\/\/[^/])[^\s"'<>\\]*$/;

export function isFileAddress(value: unknown): value is string {
  return typeof value === 'string' && value.length <= limits.addressLength && ADDRESS.test(value);
}
