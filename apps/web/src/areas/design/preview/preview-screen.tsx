import { ReloadOutlined } from '@ant-design/icons';
import { buildFlow, type Questionnaire, surveyLanguage, surveyLanguages } from '@wenshu/survey-core';
import { previewTexts } from '@wenshu/texts/design/preview';
import { Button, Segmented, Select, Switch } from 'antd';
import { useMemo, useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { AppLink } from '../../../app/routes/app-link.tsx';
import classes from './preview.module.css';
import { PreviewOutline } from './preview-outline.tsx';
import { usePreviewFrame } from './use-preview-frame.ts';

type Device = 'desktop' | 'phone';

/** The answering page in a frame of a desktop's or a phone's size, with the questions beside it to jump to. */
export function PreviewScreen({ scrollId, document }: { scrollId: string; document: Questionnaire }) {
  const t = useTexts(previewTexts);
  const languages = useMemo(() => surveyLanguages(document), [document]);
  const [device, setDevice] = useState<Device>('desktop');
  const [languageId, setLanguageId] = useState(document.baseLanguageId);
  const [runsLogic, setRunsLogic] = useState(true);
  const flow = useMemo(() => {
    const built = buildFlow(document, { scrollId, versionTime: 0, languageId });
    return runsLogic ? built : { ...built, logic: [] };
  }, [document, scrollId, languageId, runsLogic]);
  const { frame, at, restart, jump } = usePreviewFrame(flow, surveyLanguage(document, languageId).tag);
  return (
    <section className={classes.screen} aria-label={t.title}>
      <div className={classes.bar}>
        <AppLink to={`/survey/create/edit?scrollId=${scrollId}`} className={classes.back}>
          {t.backToEditor}
        </AppLink>
        <h1 className={classes.title}>{flow.title.text}</h1>
        <Segmented<Device>
          aria-label={t.device}
          value={device}
          onChange={setDevice}
          options={[
            { value: 'desktop', label: t.desktop },
            { value: 'phone', label: t.phone },
          ]}
        />
        {languages.length > 1 && (
          <Select
            aria-label={t.language}
            value={languageId}
            onChange={setLanguageId}
            options={languages.map(one => ({ value: one.languageId, label: one.name }))}
            className={classes.language}
          />
        )}
        <label className={classes.switch} htmlFor="run-logic">
          <Switch id="run-logic" size="small" checked={runsLogic} onChange={setRunsLogic} />
          <span>{t.runLogic}</span>
        </label>
        <Button icon={<ReloadOutlined aria-hidden />} onClick={restart}>
          {t.restart}
        </Button>
      </div>
      <div className={classes.body}>
        <PreviewOutline flow={flow} at={at} onJump={jump} />
        <div className={classes.stage}>
          <div className={device === 'phone' ? classes.phone : classes.desktop}>
            <iframe ref={frame} src="/preview-frame" title={t.frame} className={classes.frame} />
          </div>
        </div>
      </div>
    </section>
  );
}
