import { PlusOutlined } from '@ant-design/icons';
import { type ReportDocument, type ReportPage, reportShapes } from '@wenshu/analysis/browser';
import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { Button, Dropdown } from 'antd';
import { type DragEvent, useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { newId } from '../../../design/document/reading/new-id.ts';
import { addPage, copyPage, movePage, removePage } from '../model/page-changes.ts';
import { blocksOf } from '../model/reading-order.ts';
import { columnHeight, shownPlaces } from '../model/shown-places.ts';
import { pageGround } from '../reading/page-ground.ts';
import { themeStyle } from '../reading/theme-style.ts';
import classes from './builder.module.css';
import { useBuilder, useMake, useMayEdit, usePage } from './builder-context.ts';

/** The pages, small: added, moved, copied, deleted and gone to. */
export function PageList() {
  const t = useTexts(reportScreenTexts).pages;
  const { view } = useBuilder();
  const { document, pages, page: open } = usePage();
  const mayEdit = useMayEdit();
  const make = useMake();
  const [dragged, setDragged] = useState<string>();
  const go = (pageId: string) => view.setState({ pageId, selected: [], writing: undefined });
  const placeOf = (pageId: string) => pages.findIndex(({ id }) => id === pageId);

  const add = () => {
    const id = newId();
    if (make(now => addPage(now, { id, name: '' }, open?.id))) go(id);
  };
  const copy = (pageId: string) => {
    const id = newId();
    // The page takes the first id that is asked for.
    const ids = [id];
    if (make(now => copyPage(now, pageId, () => ids.pop() ?? newId()))) go(id);
  };
  const remove = (pageId: string) => {
    const next = pages[placeOf(pageId) + 1] ?? pages[placeOf(pageId) - 1];
    if (make(now => removePage(now, pageId)) && next) go(next.id);
  };
  const drop = (event: DragEvent, at: number) => {
    event.preventDefault();
    if (dragged !== undefined) make(now => movePage(now, dragged, at));
    setDragged(undefined);
  };
  const menuOf = ({ id }: ReportPage) => ({
    items: [
      { key: 'up', label: t.up, disabled: placeOf(id) === 0 },
      { key: 'down', label: t.down, disabled: placeOf(id) === pages.length - 1 },
      { key: 'copy', label: t.copy },
      { key: 'remove', label: t.remove, danger: true, disabled: pages.length === 1 },
    ],
    onClick: ({ key }: { key: string }) => {
      if (key === 'up') make(now => movePage(now, id, placeOf(id) - 1));
      else if (key === 'down') make(now => movePage(now, id, placeOf(id) + 1));
      else if (key === 'copy') copy(id);
      else remove(id);
    },
  });
  return (
    <nav className={classes.pageList} aria-label={t.label}>
      <ol>
        {pages.map((page, at) => (
          <li
            key={page.id}
            draggable={mayEdit}
            data-dragged={dragged === page.id || undefined}
            onDragStart={() => setDragged(page.id)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={event => dragged !== undefined && event.preventDefault()}
            onDrop={event => drop(event, at)}
          >
            <span className={classes.pageNumber} aria-hidden="true">
              {at + 1}
            </span>
            <button
              type="button"
              className={classes.pageButton}
              aria-current={page.id === open?.id ? 'page' : undefined}
              aria-label={t.goTo({ number: at + 1, name: page.name || t.unnamed })}
              onClick={() => go(page.id)}
            >
              <PageSketch document={document} page={page} />
              <span className={classes.pageName}>{page.name || t.unnamed}</span>
            </button>
            {mayEdit && (
              <Dropdown trigger={['click']} menu={menuOf(page)}>
                <Button size="small" type="text" className={classes.pageMore!} aria-label={t.more({ number: at + 1 })}>
                  ⋯
                </Button>
              </Dropdown>
            )}
          </li>
        ))}
      </ol>
      {mayEdit && (
        <Button block size="small" icon={<PlusOutlined aria-hidden />} onClick={add}>
          {t.add}
        </Button>
      )}
    </nav>
  );
}

/** A page as boxes: enough to know it by, and cheap for two hundred. */
function PageSketch({ document, page }: { readonly document: ReportDocument; readonly page: ReportPage }) {
  const blocks = blocksOf(document, page.id);
  const places = shownPlaces(document, blocks);
  const { width, height = columnHeight(places) } = reportShapes[document.shape];
  return (
    <svg
      className={classes.sketch}
      viewBox={`0 0 ${width} ${height}`}
      style={{ ...themeStyle(document.theme, document.shape), ...pageGround(page, document.theme) }}
      aria-hidden="true"
    >
      {blocks.map(({ id, content }) => (
        <rect key={id} {...places.get(id)!} rx={8} data-kind={content.kind} />
      ))}
    </svg>
  );
}
