import { RichText } from '@wenshu/question-types/rich-text';
import type { Agreement } from '@wenshu/survey-core/answering';
import type { RefObject } from 'react';
import { safeAddress } from '../session/end-of.ts';
import { useWords } from '../words.ts';

interface AgreementListProps {
  readonly agreements: readonly Agreement[];
  readonly isAccepted: boolean;
  readonly isMissing: boolean;
  onChange(isAccepted: boolean): void;
  readonly box: RefObject<HTMLInputElement | null>;
}

/** What is agreed to, each to be unfolded and read, and one box for all of them. */
export function AgreementList({ agreements, isAccepted, isMissing, onChange, box }: AgreementListProps) {
  const { agreement: t } = useWords().page;
  const names = agreements.map(({ name }) => t.name({ name })).join('');
  return (
    <section className="agreements" aria-labelledby="agreements">
      <h2 id="agreements">{t.title}</h2>
      {agreements.map(({ id, name, content, link }) => {
        const address = safeAddress(link);
        return (
          <details key={id} className="agreement">
            <summary>{name}</summary>
            <div className="agreement-text">
              <RichText of={content} />
              {address && (
                <p>
                  <a href={address} target="_blank" rel="noopener noreferrer">
                    {t.link}
                  </a>
                </p>
              )}
            </div>
          </details>
        );
      })}
      <label className="agreement-box">
        <input
          type="checkbox"
          ref={box}
          checked={isAccepted}
          aria-invalid={isMissing}
          aria-describedby="agreement-needed"
          onChange={event => onChange(event.currentTarget.checked)}
        />
        <span>{t.accept({ names })}</span>
      </label>
      <p className="question-problem" id="agreement-needed" role="alert">
        {isMissing && t.needed}
      </p>
    </section>
  );
}
