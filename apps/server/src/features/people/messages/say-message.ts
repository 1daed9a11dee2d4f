import type { Language } from '@wenshu/texts';
import { type MessageKind, messageKinds } from '@wenshu/texts/people/messages';

/** What is kept of a message, said in the language of whoever reads it. */
export function sayMessage(
  { kind, details }: { readonly kind: MessageKind; readonly details: object },
  language: Language,
): { title: string; content: string } {
  const { title, content } = messageKinds[language][kind];
  // By its kind it was sent with what its sentence takes.
  const taken = details as never;
  return { title: typeof title === 'string' ? title : title(taken), content: content(taken) };
}
