import { useEffect } from 'react';
import { useEditor } from '../../document/state/use-editor.ts';
import { useTools } from '../state/tools-store.ts';

/** What was just put somewhere says where; whoever goes on to another question has read it. */
export function useLandedNote(): void {
  const editor = useEditor();
  useEffect(
    () =>
      editor.store.subscribe(({ selectedId }) => {
        const { landedId } = useTools.getState();
        if (landedId !== undefined && landedId !== selectedId) useTools.setState({ landedId: undefined });
      }),
    [editor],
  );
}
