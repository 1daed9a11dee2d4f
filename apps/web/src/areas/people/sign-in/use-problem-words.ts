import { checkAccount, checkEmail, checkPassword, checkPhone } from '@wenshu/api-contract';
import { signInTexts } from '@wenshu/texts/people/sign-in';
import { useTexts } from '../../../app/language/language.ts';
import { checkName, checkOrganisation, checkPictureCode, checkSmsCode } from './fields/check-credentials.ts';

/** What is wrong with a value, in the reader's words. */
export function useProblemWords() {
  const { problems } = useTexts(signInTexts);
  const wordsOf =
    <Problem extends string>(check: (value: string) => Problem | undefined, words: Readonly<Record<Problem, string>>) =>
    (value: string): string | undefined => {
      const problem = check(value);
      return problem && words[problem];
    };
  return {
    phone: wordsOf(checkPhone, problems.phone),
    account: wordsOf(checkAccount, problems.account),
    email: wordsOf(checkEmail, problems.email),
    name: wordsOf(checkName, problems.name),
    organisation: wordsOf(checkOrganisation, problems.organisation),
    password: wordsOf(checkPassword, problems.password),
    pictureCode: wordsOf(checkPictureCode, problems.pictureCode),
    smsCode: wordsOf(checkSmsCode, problems.smsCode),
  };
}
