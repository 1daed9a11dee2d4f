import { reportCalls, reportShapeNames } from '@wenshu/api-contract';
import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { Input, Modal } from 'antd';
import { useState } from 'react';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { useGo } from '../../../../app/routes/use-go.ts';
import { LONGEST_NAME } from '../../analysis/naming/longest-name.ts';
import { reportAddress } from '../report-address.ts';
import classes from './list.module.css';

/** Name and shape of a new report. */
export function NewReportDialog({ scrollId, onClose }: { readonly scrollId: string; onClose(): void }) {
  const texts = useTexts(reportScreenTexts);
  const t = texts.fresh;
  const { go } = useGo();
  const [name, setName] = useState('');
  const [shape, setShape] = useState<(typeof reportShapeNames)[number]>('wide');
  const [isBusy, setIsBusy] = useState(false);
  const create = async () => {
    setIsBusy(true);
    const body = { scrollId, name: name.trim() || t.untitled, shape };
    const made = await client.call(reportCalls.create, body).catch(() => undefined);
    setIsBusy(false);
    if (made) go(reportAddress({ scrollId, reportId: made.reportId }));
  };
  return (
    <Modal
      open
      title={t.title}
      okText={t.create}
      cancelText={texts.cancel}
      confirmLoading={isBusy}
      onOk={() => void create()}
      onCancel={onClose}
      width={480}
    >
      <Input
        autoFocus
        aria-label={texts.bar.name}
        placeholder={t.untitled}
        maxLength={LONGEST_NAME}
        value={name}
        onChange={event => setName(event.target.value)}
        onPressEnter={() => void create()}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons that is no fieldset */}
      <div className={classes.shapes} role="group" aria-label={t.shape}>
        {reportShapeNames.map(one => (
          <button
            key={one}
            type="button"
            className={classes.shape}
            data-shape={one}
            aria-pressed={one === shape}
            onClick={() => setShape(one)}
          >
            <i />
            {texts.shapes[one]}
          </button>
        ))}
      </div>
    </Modal>
  );
}
