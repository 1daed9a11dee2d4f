import { PrinterOutlined } from '@ant-design/icons';
import { channelTexts } from '@wenshu/texts/collect/links';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../../../app/language/language.ts';
import { useQrCode } from '../../design/questionnaire/use-qr-code.ts';
import classes from './channels.module.css';
import { linkAddress } from './link-list.ts';
import type { LinkPanelProps } from './link-panel-props.ts';
import poster from './poster.module.css';

const LONGEST_TITLE = 80;
const LONGEST_HINT = 60;
/** 1,032 pixels: sharp at the width of a sheet of paper. */
const PRINTED_TIMES = 24;

/** A sheet of paper with the title, the QR code and a hint. It lies beside the page, which is left out when somebody prints. */
export function PosterPanel({ scrollId, link, surveyName }: LinkPanelProps) {
  const { poster: t } = useTexts(channelTexts);
  const id = useId();
  const [heading, setHeading] = useState<string>();
  const [hint, setHint] = useState(t.hintDefault);
  const title = heading ?? surveyName;
  const code = useQrCode({ scrollId, linkCode: link.linkCode, times: PRINTED_TIMES });
  const sheet = (
    <>
      <p className={poster.heading}>{title}</p>
      {code && <img className={poster.code} src={code} alt="" />}
      <p className={poster.hint}>{hint}</p>
      <p className={poster.address}>{linkAddress(link)}</p>
    </>
  );
  return (
    <>
      <div className={classes.field}>
        <label htmlFor={`${id}-title`}>{t.heading}</label>
        <Input
          id={`${id}-title`}
          value={title}
          maxLength={LONGEST_TITLE}
          onChange={event => setHeading(event.target.value)}
        />
      </div>
      <div className={classes.field}>
        <label htmlFor={`${id}-hint`}>{t.hint}</label>
        <Input
          id={`${id}-hint`}
          value={hint}
          maxLength={LONGEST_HINT}
          onChange={event => setHint(event.target.value)}
        />
      </div>
      <section className={poster.preview} aria-label={t.preview}>
        {sheet}
      </section>
      <div>
        <Button type="primary" icon={<PrinterOutlined aria-hidden />} disabled={!code} onClick={() => window.print()}>
          {t.print}
        </Button>
      </div>
      {createPortal(
        <div data-poster className={poster.sheet}>
          {sheet}
        </div>,
        document.body,
      )}
    </>
  );
}
