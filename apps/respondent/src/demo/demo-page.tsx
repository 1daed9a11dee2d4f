import type { AnsweringState } from '@wenshu/survey-core/answering';
import { previewTexts } from '@wenshu/texts/design/preview';
import { languageNames } from '@wenshu/texts/design/sample-survey';
import { useMemo, useRef, useState } from 'react';
import type { Root } from 'react-dom/client';
import { useLook, useTitle, useWriting } from '../look/use-look.ts';
import { Shell } from '../pages/shell.tsx';
import { speak } from '../pages/speak.ts';
import { PreviewSurvey } from '../preview/preview-survey.tsx';
import { readPageAddress } from '../session/page-address.ts';
import { WordsContext, wordsIn } from '../words.ts';
import { sampleSurvey } from './sample-survey.ts';

const CHINESE = 1;
const ENGLISH = 2;

export function renderDemo(root: Root): void {
  root.render(<DemoPage first={speak(readPageAddress(window.location), null) === 'en' ? ENGLISH : CHINESE} />);
}

/** `/demo`: a sample survey for everybody to try. Nothing is stored, here or on the server. */
function DemoPage({ first }: { readonly first: number }) {
  const [languageId, setLanguageId] = useState(first);
  const [turn, setTurn] = useState(0);
  const latest = useRef<AnsweringState>(undefined);
  const language = languageId === CHINESE ? 'zh' : 'en';
  const t = previewTexts[language];
  const flow = useMemo(() => sampleSurvey(languageId), [languageId]);
  // What was answered stays when the language changes: the ids are the same in every language.
  const before = useMemo(() => (flow && turn >= 0 ? latest.current : undefined), [flow, turn]);
  useLook(flow.appearance);
  useTitle(flow.title.text);
  useWriting(language === 'en' ? 'en' : 'zh-CN', 'ltr');
  const restart = () => {
    latest.current = undefined;
    setTurn(turn + 1);
  };
  const entrance = {
    title: flow.title.text,
    languageId,
    languages: [
      { languageId: CHINESE, name: languageNames[CHINESE] },
      { languageId: ENGLISH, name: languageNames[ENGLISH] },
    ],
    appearance: flow.appearance,
  };
  return (
    <WordsContext.Provider value={wordsIn(language)}>
      <Shell entrance={entrance} onLanguage={setLanguageId}>
        <PreviewSurvey
          key={`${languageId} ${turn}`}
          flow={flow}
          before={before}
          jump={undefined}
          notice={t.demoNote}
          onState={state => {
            latest.current = state;
          }}
          end={() => (
            <>
              <p className="notice">{t.demoEnd}</p>
              <button type="button" className="button" onClick={restart}>
                {t.again}
              </button>
            </>
          )}
        />
      </Shell>
    </WordsContext.Provider>
  );
}
