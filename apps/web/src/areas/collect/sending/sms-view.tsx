import { SendView } from './send-view.tsx';

export default function SmsView({ scrollId }: { readonly scrollId: string }) {
  return <SendView scrollId={scrollId} sendMethod="sms" />;
}
