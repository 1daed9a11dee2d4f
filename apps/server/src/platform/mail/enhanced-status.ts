/** RFC 3463: what comes behind 5. and says that there is no such mailbox or domain, or that it takes no mail any more. A full mailbox, a mail that was too long or a sender who is not liked are other things. */
const GONE = /\b5\.(?:1\.(?:1|2|3|6|10)|2\.1)\b/;

/** Whether a mail server's word, such as `550 5.1.1 user unknown`, means that nothing will ever arrive there. */
export function isAddressGone(word: string): boolean {
  return GONE.test(word);
}
