import {
  ApartmentOutlined,
  AuditOutlined,
  BranchesOutlined,
  BulbOutlined,
  FileTextOutlined,
  FileWordOutlined,
  GlobalOutlined,
  HistoryOutlined,
  OrderedListOutlined,
  TagsOutlined,
} from '@ant-design/icons';
import { scrollCalls } from '@wenshu/api-contract';
import { questionTypes } from '@wenshu/question-types/core';
import { unnamed } from '@wenshu/survey-core';
import { craftOpenTexts } from '@wenshu/texts/design/craft-open';
import { revisionOpenTexts } from '@wenshu/texts/design/drafting/revision-open';
import { editorLogicTexts } from '@wenshu/texts/design/editor-logic';
import { editorToolsTexts } from '@wenshu/texts/design/editor-tools';
import { languageTexts } from '@wenshu/texts/design/languages';
import { wordingTexts } from '@wenshu/texts/design/wording';
import { client } from '../../../../app/client.ts';
import { downloadFile } from '../../../../app/download-file.ts';
import { language } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import { numberAnew, ownNamed } from '../../document/reading/number-anew.ts';
import { runInWords } from '../../document/state/use-run.ts';
import type { MenuOfTools } from '../../questionnaire/create-bar.tsx';
import { openLogic, openTool } from '../state/tools-store.ts';

/** What is needed less often, and on narrow screens what has no room in the bar. */
export const toolMenu: MenuOfTools = ({ scrollId, isLocked, mayEdit, isNarrow, editor, go }) => {
  const t = editorToolsTexts[language];
  const logic = editorLogicTexts[language];
  const languages = languageTexts[language].openEditor;
  const saveWord = async () => downloadFile(await client.call(scrollCalls.downLoadScrollToWord, { scrollId }));
  const number = (isAll: boolean) => {
    const names = numberAnew(editor.store.getState().document, isAll);
    if (names.length === 0) notify.success(t.numbersRight);
    else if (runInWords(editor, 'modifySeqNames', { names })) notify.success(t.numbered({ count: names.length }));
  };
  return [
    ...(isNarrow
      ? [
          {
            key: 'logic',
            icon: <BranchesOutlined aria-hidden />,
            label: logic.open,
            onClick: () => openLogic(),
          },
          { key: 'map', icon: <ApartmentOutlined aria-hidden />, label: t.map.open, onClick: () => openTool('map') },
          {
            key: 'craft',
            icon: <AuditOutlined aria-hidden />,
            label: craftOpenTexts[language].open,
            onClick: () => openTool('craft'),
          },
          ...(mayEdit
            ? [
                {
                  key: 'revision',
                  icon: <BulbOutlined aria-hidden />,
                  label: revisionOpenTexts[language].open,
                  disabled: isLocked,
                  onClick: () => openTool('revision'),
                },
              ]
            : []),
          {
            key: 'history',
            icon: <HistoryOutlined aria-hidden />,
            label: t.history.open,
            onClick: () => openTool('history'),
          },
        ]
      : []),
    {
      key: 'languages',
      icon: <GlobalOutlined aria-hidden />,
      label: languages,
      onClick: () => go(`/survey/create/config?scrollId=${scrollId}&view=languages`),
    },
    ...(mayEdit
      ? [
          {
            key: 'number',
            icon: <OrderedListOutlined aria-hidden />,
            label: t.numberAnew,
            disabled: isLocked,
            onClick: () => number(false),
          },
          ...(ownNamed(editor.store.getState().document).length > 0
            ? [
                {
                  key: 'number-all',
                  icon: <OrderedListOutlined aria-hidden />,
                  label: t.numberAll,
                  disabled: isLocked,
                  onClick: () => number(true),
                },
              ]
            : []),
          ...(unnamed(editor.store.getState().document, questionTypes).length > 0
            ? [
                {
                  key: 'names',
                  icon: <TagsOutlined aria-hidden />,
                  label: wordingTexts[language].names.open,
                  disabled: isLocked,
                  onClick: () => openTool('names'),
                },
              ]
            : []),
          {
            key: 'import',
            icon: <FileTextOutlined aria-hidden />,
            label: t.importText,
            disabled: isLocked,
            onClick: () => go(`/team/create-survey?scrollId=${scrollId}`),
          },
        ]
      : []),
    {
      key: 'word',
      icon: <FileWordOutlined aria-hidden />,
      label: t.saveWord,
      // The client has told the person when it fails.
      onClick: () => void saveWord().catch(() => {}),
    },
  ];
};
