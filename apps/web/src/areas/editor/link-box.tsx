import { CopyOutlined, ExportOutlined } from '@ant-design/icons';
import { linkCalls, type SurveyLink } from '@wenshu/api-contract';
import { editorTexts } from '@wenshu/texts/editor';
import { Button, Input } from 'antd';
import { useEffect, useState } from 'react';
import { client } from '../../app/client.ts';
import { useTexts } from '../../app/language/language.ts';
import { notify } from '../../app/notices/notices.ts';
import classes from './editor.module.css';

/** The survey's first anonymous link, ready to be sent. */
export function LinkBox({ scrollId }: { scrollId: string }) {
  const t = useTexts(editorTexts);
  const [link, setLink] = useState<SurveyLink>();
  useEffect(() => {
    let isGone = false;
    firstLink(scrollId).then(
      found => !isGone && setLink(found),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [scrollId]);
  if (!link) return null;
  const address = `${window.location.origin}/s/${link.linkCode}`;
  const copy = async () => {
    await navigator.clipboard?.writeText(address);
    notify.success(t.copied);
  };
  return (
    <section className={classes.linkBox} aria-label={t.link}>
      <strong>{t.published}</strong>
      <Input readOnly value={address} aria-label={t.link} className={classes.linkField} />
      <Button icon={<CopyOutlined aria-hidden />} onClick={copy}>
        {t.copy}
      </Button>
      <Button icon={<ExportOutlined aria-hidden />} href={address} target="_blank">
        {t.open}
      </Button>
    </section>
  );
}

async function firstLink(scrollId: string): Promise<SurveyLink> {
  const [first] = await client.call(linkCalls.list, { scrollId });
  return first ?? client.call(linkCalls.create, { scrollId });
}
