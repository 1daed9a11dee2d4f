import { SendView } from './send-view.tsx';

export default function MailView({ scrollId }: { readonly scrollId: string }) {
  return <SendView scrollId={scrollId} sendMethod="mail" />;
}
