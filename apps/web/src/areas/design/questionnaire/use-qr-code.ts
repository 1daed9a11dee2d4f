import { useQuery } from '@tanstack/react-query';
import { linkCalls } from '@wenshu/api-contract';
import { client } from '../../../app/client.ts';
import { dataAddress } from './data-address.ts';

interface ShownCode {
  readonly scrollId: string;
  /** Undefined as long as it is not known. */
  readonly linkCode: string | undefined;
  readonly times: number;
  readonly level?: 'M' | 'H';
}

/** A link's QR code as an address of the page's own: one of the API would need the session's token. Undefined until it is there. */
export function useQrCode({ scrollId, linkCode, times, level = 'M' }: ShownCode): string | undefined {
  const { data } = useQuery({
    queryKey: ['qr-code', scrollId, linkCode, times, level],
    queryFn: async () => {
      const input = { scrollId, linkCode: linkCode!, times, level };
      return dataAddress((await client.call(linkCalls.qrCode, input, { quiet: true })).blob);
    },
    enabled: linkCode !== undefined,
    // An address has one code for ever.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
