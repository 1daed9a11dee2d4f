import {
  BarChartOutlined,
  CommentOutlined,
  FilterOutlined,
  FontSizeOutlined,
  NumberOutlined,
  PictureOutlined,
  TableOutlined,
} from '@ant-design/icons';
import type { ReportContent } from '@wenshu/analysis/browser';
import { reportFileCalls } from '@wenshu/api-contract';
import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import { newId } from '../../../design/document/reading/new-id.ts';
import classes from './builder.module.css';
import { useBuilder, useMake, usePage } from './builder-context.ts';
import { FilterPicker } from './filter-picker.tsx';
import { addBlock, needsLayout } from './new-block.ts';
import { ExhibitPicker } from './picker/exhibit-picker.tsx';
import { FigurePicker } from './picker/figure-picker.tsx';
import { QuotesPicker } from './quotes/quotes-picker.tsx';
import { UploadButton } from './upload-button.tsx';
import { useUploadPicture } from './use-upload-picture.ts';

type Picking = 'exhibit' | 'figure' | 'quotes' | 'reader-filter';

/** What can be put upon the page. */
export function InsertMenu() {
  const t = useTexts(reportScreenTexts).insert;
  const { work, view, scrollId, reportId } = useBuilder();
  const { page } = usePage();
  const make = useMake();
  const uploadPicture = useUploadPicture();
  const [picking, setPicking] = useState<Picking>();
  const close = () => setPicking(undefined);

  /** Whether something can be put there; else the person is told what is missing. */
  const isReady = (): boolean => {
    const isMissing = page !== undefined && needsLayout(work.store.getState().document, page.id);
    if (isMissing) notify.info(t.layoutMissing);
    return page !== undefined && !isMissing;
  };
  const put = (content: ReportContent, isWritten = false) => {
    if (!page) return;
    const id = newId();
    if (!make(now => addBlock(now, page.id, id, content))) return;
    view.setState({ selected: [id], writing: isWritten ? id : undefined });
    close();
  };
  const pick = (what: Picking) => isReady() && setPicking(what);
  const putPicture = async (file: File) => {
    const fileId = isReady() ? await uploadPicture(file) : undefined;
    if (fileId !== undefined) put({ kind: 'picture', fileId, alt: file.name.replace(/\.\w+$/, ''), fit: 'contain' });
  };
  const putTable = async (file: File) => {
    if (!isReady()) return;
    const body = { scrollId, reportId, file };
    // What is wrong with it has been told.
    const read = await client.call(reportFileCalls.importTable, body).catch(() => undefined);
    if (read) put({ kind: 'sheet', ...read, as: 'matrix' });
  };
  const tool = (label: string, icon: ReactNode, press: () => void) => (
    <Button size="small" type="text" icon={icon} onClick={press}>
      {label}
    </Button>
  );
  return (
    <div className={classes.insert} role="toolbar" aria-label={t.label}>
      {tool(t.exhibit, <BarChartOutlined aria-hidden />, () => pick('exhibit'))}
      {tool(t.figure, <NumberOutlined aria-hidden />, () => pick('figure'))}
      {tool(t.text, <FontSizeOutlined aria-hidden />, () =>
        isReady() ? put({ kind: 'text', paragraphs: [], figures: {} }, true) : undefined,
      )}
      <UploadButton
        accept="image/png,image/jpeg,image/gif,image/webp"
        icon={<PictureOutlined aria-hidden />}
        title={t.pictureHint}
        onFile={putPicture}
      >
        {t.picture}
      </UploadButton>
      <UploadButton accept=".xls,.xlsx" icon={<TableOutlined aria-hidden />} title={t.sheetHint} onFile={putTable}>
        {t.sheet}
      </UploadButton>
      {tool(t.quotes, <CommentOutlined aria-hidden />, () => pick('quotes'))}
      {tool(t.filter, <FilterOutlined aria-hidden />, () => pick('reader-filter'))}
      {picking === 'exhibit' && (
        <ExhibitPicker
          onPick={({ analysis, exhibit }) => put({ kind: 'exhibit', analysis, exhibitId: exhibit.id, look: {} })}
          onClose={close}
        />
      )}
      {picking === 'figure' && (
        <FigurePicker onPick={(figure, caption) => put({ kind: 'figure', figure, caption })} onClose={close} />
      )}
      {picking === 'quotes' && <QuotesPicker onPick={put} onClose={close} />}
      {picking === 'reader-filter' && (
        <FilterPicker onPick={(variable, title) => put({ kind: 'reader-filter', variable, title })} onClose={close} />
      )}
    </div>
  );
}
