import { useQuery } from '@tanstack/react-query';
import { type CallData, unpublishedCalls } from '@wenshu/api-contract';
import { client } from '../../../../app/client.ts';
import { useEditor } from '../../document/state/use-editor.ts';

export type DraftLook = CallData<typeof unpublishedCalls.look>;

/** What publishing would do, of the draft as it is saved now; `again` looks once more. */
export function useLook() {
  const editor = useEditor();
  return useQuery({
    queryKey: ['draft-look', editor.scrollId],
    queryFn: async () => {
      // What is on its way to the server belongs to it.
      await editor.settled();
      return client.call(unpublishedCalls.look, { scrollId: editor.scrollId }, { quiet: true });
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
}
