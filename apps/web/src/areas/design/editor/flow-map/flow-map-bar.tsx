import { DownloadOutlined, MinusOutlined, PlusOutlined } from '@ant-design/icons';
import { editorToolsTexts } from '@wenshu/texts/design/editor-tools';
import { Button } from 'antd';
import type { RefObject } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import { useCreateScreen } from '../../document/state/create-screen.ts';
import { openLogic } from '../state/tools-store.ts';
import type { FlowEdge } from './flow-layout.ts';
import { FlowLegend } from './flow-legend.tsx';
import classes from './flow-map.module.css';
import { savePng, saveSvg } from './save-picture.ts';
import type { MapView } from './use-map-view.ts';

interface FlowMapBarProps {
  readonly picture: RefObject<SVGSVGElement | null>;
  readonly view: MapView;
  /** Of the files that are saved. */
  readonly name: string;
  readonly kinds: ReadonlySet<FlowEdge['kind']>;
  readonly hidden: ReadonlySet<FlowEdge['kind']>;
  onToggle(kind: FlowEdge['kind']): void;
  /** A file shows the whole flow, not what is looked at. */
  beforeSave(): void;
}

/** Above the map: how near it is, what its lines mean, and where it goes from here. */
export function FlowMapBar({ picture, view, name, kinds, hidden, onToggle, beforeSave }: FlowMapBarProps) {
  const t = useTexts(editorToolsTexts).map;
  const { isLocked } = useCreateScreen();
  const svg = () => {
    beforeSave();
    if (picture.current) saveSvg(picture.current, name);
  };
  const png = async () => {
    beforeSave();
    if (picture.current && !(await savePng(picture.current, name))) notify.error(t.pngFailed);
  };
  return (
    <div className={classes.bar}>
      <span className={classes.zoom}>
        <Button icon={<MinusOutlined aria-hidden />} aria-label={t.zoomOut} onClick={() => view.zoomBy(-1)} />
        <span className={classes.percent}>{t.zoom({ percent: Math.round(view.zoom * 100) })}</span>
        <Button icon={<PlusOutlined aria-hidden />} aria-label={t.zoomIn} onClick={() => view.zoomBy(1)} />
        <Button onClick={() => view.fit('width')}>{t.fitWidth}</Button>
        <Button onClick={() => view.fit('all')}>{t.fitAll}</Button>
      </span>
      <FlowLegend kinds={kinds} hidden={hidden} onToggle={onToggle} />
      <span className={classes.spacer} />
      {!isLocked && <Button onClick={() => openLogic()}>{t.edit}</Button>}
      <Button icon={<DownloadOutlined aria-hidden />} aria-label={t.save} onClick={svg}>
        SVG
      </Button>
      <Button icon={<DownloadOutlined aria-hidden />} aria-label={t.savePng} onClick={() => void png()}>
        PNG
      </Button>
    </div>
  );
}
