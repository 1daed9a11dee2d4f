/** What an access password of a survey still lacks (S5.97): 8 to 20 letters and digits, of two kinds at least. */
export type AccessPasswordProblem = 'length' | 'characters' | 'digits-only' | 'letters-only' | 'uppercase-and-digits';

export const accessPasswordRules = [
  'length',
  'characters',
  'digits-only',
  'letters-only',
  'uppercase-and-digits',
] as const satisfies readonly AccessPasswordProblem[];

const isBroken: Readonly<Record<AccessPasswordProblem, (password: string) => boolean>> = {
  length: password => password.length < 8 || password.length > 20,
  characters: password => !/^[0-9A-Za-z]*$/.test(password),
  'digits-only': password => /^[0-9]*$/.test(password),
  'letters-only': password => /^[A-Za-z]*$/.test(password),
  // Lowercase letters must be among them; without any letter it is "digits only" already.
  'uppercase-and-digits': password => /^[0-9A-Z]*$/.test(password) && /[A-Z]/.test(password) && /[0-9]/.test(password),
};

/** Every rule that it breaks, so that a form can tick them off while the person types. */
export function checkAccessPassword(password: string): AccessPasswordProblem[] {
  return accessPasswordRules.filter(rule => isBroken[rule](password));
}
