import { useQuery } from '@tanstack/react-query';
import { documentsRoomCalls, type SiteDocumentKind } from '@wenshu/api-contract';
import { consoleClient } from '../kit/console-client.ts';

export const documentsKey = ['operator-documents'];

export const useDocuments = () =>
  useQuery({
    queryKey: documentsKey,
    queryFn: () => consoleClient.call(documentsRoomCalls.list, {}, { quiet: true }),
  });

/** The words of a version, which never change. Nothing while no version is wanted. */
export const useDocumentWords = (kind: SiteDocumentKind, version: number | undefined) =>
  useQuery({
    queryKey: ['operator-document', kind, version],
    queryFn: () => consoleClient.call(documentsRoomCalls.read, { kind, version: version ?? 0 }),
    enabled: version !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
