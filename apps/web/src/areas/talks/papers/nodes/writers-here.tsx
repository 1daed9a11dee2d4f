import { paperTexts } from '@wenshu/texts/talks/papers';
import { useTexts } from '../../../../app/language/language.ts';
import { useWritersAt } from '../open/paper-context.ts';
import classes from './nodes.module.css';

/** Colleagues who write in it now. */
export function WritersHere({ nodeId }: { readonly nodeId: string }) {
  const t = useTexts(paperTexts).presence;
  const writers = useWritersAt(nodeId);
  if (writers.length === 0) return null;
  const names = [...new Set(writers.map(({ nickName }) => nickName))].join(' · ');
  return <span className={classes.writers}>{t.isAt({ name: names })}</span>;
}
