import { RedoOutlined, UndoOutlined } from '@ant-design/icons';
import { editorTexts } from '@wenshu/texts/design/editor';
import { Button } from 'antd';
import { useTexts } from '../../../../app/language/language.ts';
import { Tip } from '../parts/tip.tsx';
import { useStep } from '../state/use-undo.ts';

/** Undo and redo, each saying what it is about to take back or make again. */
export function UndoButtons({ isActive }: { readonly isActive: boolean }) {
  const t = useTexts(editorTexts);
  const undo = useStep('undo');
  const redo = useStep('redo');
  return (
    <>
      {[
        { ...undo, name: t.undo, icon: <UndoOutlined aria-hidden /> },
        { ...redo, name: t.redo, icon: <RedoOutlined aria-hidden /> },
      ].map(({ label, take, name, icon }) => (
        <Tip key={name} text={label ?? name}>
          <Button
            type="text"
            icon={icon}
            aria-label={label ?? name}
            disabled={!isActive || label === undefined}
            onClick={take}
          />
        </Tip>
      ))}
    </>
  );
}
