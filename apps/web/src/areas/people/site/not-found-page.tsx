import { shellTexts } from '@wenshu/texts/shell';
import { actionClass, ErrorState } from '@wenshu/ui';
import { useWords } from './site-context.ts';

/** For an address that nobody knows. */
export function NotFoundSitePage() {
  const { notFound } = useWords(shellTexts);
  return (
    <ErrorState
      title={notFound.title}
      text={notFound.text}
      actions={
        <a href="/index" className={actionClass('primary')}>
          {notFound.toHome}
        </a>
      }
    />
  );
}
