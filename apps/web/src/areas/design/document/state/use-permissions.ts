import { useQuery } from '@tanstack/react-query';
import { questionReadCalls } from '@wenshu/api-contract';
import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import { useEffect } from 'react';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import { useEditor } from './use-editor.ts';

/** Which types this person may add here, and what is licensed (S6.3). Undefined until known, or when it could not be fetched (S6.4). */
export function usePermissions() {
  const t = useTexts(canvasTexts);
  const { scrollId } = useEditor();
  const fetched = useQuery({
    queryKey: ['type-permissions', scrollId],
    queryFn: () => client.call(questionReadCalls.typePermissions, { scrollId }, { quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    if (fetched.isError) notify.error(t.typesNotLoaded);
  }, [fetched.isError, t]);
  return { permissions: fetched.data, isFailed: fetched.isError, refetch: fetched.refetch };
}
