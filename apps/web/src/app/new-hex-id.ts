/** 32 hexadecimal digits; not crypto.randomUUID, which does not exist on plain http in a private network. */
export function newHexId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
}
