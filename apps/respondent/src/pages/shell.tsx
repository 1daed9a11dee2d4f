import type { Entrance } from '@wenshu/api-contract/visit';
import type { ReactNode } from 'react';
import { pictureAddress } from '../look/look-of.ts';
import { useWords } from '../words.ts';

interface ShellProps {
  readonly entrance: Pick<Entrance, 'appearance' | 'languages' | 'languageId'> | null;
  /** Answering came to an end, and does not begin again in another language. */
  readonly isOver?: boolean;
  onLanguage(languageId: number): void;
  readonly children: ReactNode;
}

/** Around every step: the header's picture, the choice of languages, and whose page it is. */
export function Shell({ entrance, isOver, onLanguage, children }: ShellProps) {
  const { views, page } = useWords();
  const { headerPicture, isHeaderOnFirstPageOnly } = entrance?.appearance ?? {};
  const { mobile, desktop } = headerPicture ?? {};
  const [onPhone, onDesktop] = [pictureAddress(mobile ?? desktop), pictureAddress(desktop ?? mobile)];
  return (
    <>
      {onPhone && (
        <picture
          className={isHeaderOnFirstPageOnly ? `header-picture is-once${isOver ? ' is-over' : ''}` : 'header-picture'}
        >
          <source media="(min-width: 640px)" srcSet={onDesktop} />
          <img src={onPhone} alt="" />
        </picture>
      )}
      {!isOver && entrance && entrance.languages.length > 1 && (
        <header className="page-bar">
          <select
            className="language-choice"
            aria-label={page.language}
            value={entrance.languageId}
            onChange={event => onLanguage(Number(event.currentTarget.value))}
          >
            {entrance.languages.map(({ languageId, name }) => (
              <option key={languageId} value={languageId}>
                {name}
              </option>
            ))}
          </select>
        </header>
      )}
      {children}
      <footer className="powered">{views.poweredBy}</footer>
    </>
  );
}
