import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Editor, EditorState } from './editor-store.ts';

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('This component stands outside the editor');
  return editor;
}

export function useEditorState<T>(select: (state: EditorState) => T): T {
  return useStore(useEditor().store, select);
}
