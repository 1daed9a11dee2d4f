import { shellTexts } from '@wenshu/texts/shell';
import type { PropsWithChildren } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { BareFrame, type HomeLinkProps } from '../../../../app/layouts/bare-frame.tsx';
import shell from '../../../../app/shell.module.css';

/** As pages that stand alone look, where there is no router: every link loads a page. */
export function SharedFrame({ children }: PropsWithChildren) {
  const texts = useTexts(shellTexts);
  return (
    <>
      <a className={shell.skip} href="#content">
        {texts.skipToContent}
      </a>
      <BareFrame link={LoadingLink}>{children}</BareFrame>
    </>
  );
}

const LoadingLink = ({ to, ...link }: HomeLinkProps) => <a href={to} {...link} />;
