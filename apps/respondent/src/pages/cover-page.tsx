import { RichText } from '@wenshu/question-types/rich-text';
import type { Flow } from '@wenshu/survey-core/answering';
import { useRef, useState } from 'react';
import { pictureAddress } from '../look/look-of.ts';
import { useWords } from '../words.ts';
import { AgreementList } from './agreement-list.tsx';

interface CoverPageProps {
  readonly flow: Flow;
  onStart(): void;
  onDecline(): void;
}

/** Whether anything stands before the first question. */
export function hasCover({ cover, agreements }: Flow): boolean {
  return cover?.isShown === true || agreements.length > 0;
}

/** What it is about, how long it takes, what is agreed to, and one button. */
export function CoverPage({ flow, onStart, onDecline }: CoverPageProps) {
  const { page } = useWords();
  const { cover, agreements, title, description } = flow;
  const [isAccepted, setAccepted] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const picture = cover?.isShown ? pictureAddress(cover.picture) : undefined;
  const text = cover?.isShown && (cover.text.html || cover.text.text) ? cover.text : description;
  const start = () => {
    if (agreements.length === 0 || isAccepted) return onStart();
    setMissing(true);
    box.current?.focus();
  };
  return (
    <main className="cover" aria-labelledby="page-title">
      <div className="cover-card">
        {picture && <img className="cover-picture" src={picture} alt="" />}
        <h1 id="page-title">
          <RichText of={title} />
        </h1>
        <div className="cover-text">{text.html || text.text ? <RichText of={text} /> : page.intro}</div>
        {agreements.length > 0 && (
          <AgreementList
            agreements={agreements}
            isAccepted={isAccepted}
            isMissing={isMissing && !isAccepted}
            onChange={setAccepted}
            box={box}
          />
        )}
        <div className="cover-actions">
          <button type="button" className="button is-wide" onClick={start}>
            {cover?.buttonText?.text ? <RichText of={cover.buttonText} /> : page.start}
          </button>
          {agreements.length > 0 && (
            <button type="button" className="link-button" onClick={onDecline}>
              {page.agreement.decline}
            </button>
          )}
        </div>
      </div>
    </main>
  );
}
