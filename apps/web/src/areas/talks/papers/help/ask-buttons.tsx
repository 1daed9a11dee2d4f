import type { PaperNode } from '@wenshu/papers';
import { paperTexts } from '@wenshu/texts/talks/papers';
import { SparkIcon } from '@wenshu/ui';
import { Button } from 'antd';
import { useTexts } from '../../../../app/language/language.ts';
import { useOpenPaper, useShape, useWorkState } from '../open/paper-context.ts';
import { asksFor } from './asks-for.ts';
import classes from './help.module.css';

interface AskButtonsProps {
  /** Null: for the whole paper. */
  readonly upon: Pick<PaperNode, 'id' | 'kind'> | null;
  readonly isLarge?: boolean;
}

/** What the helper can be asked for, here. */
export function AskButtons({ upon, isLarge = false }: AskButtonsProps) {
  const t = useTexts(paperTexts).help;
  const shape = useShape();
  const { asking } = useOpenPaper();
  const hasAny = useWorkState(({ document }) => Object.keys(document.nodes).length > 0);
  const words = (ask: string) =>
    (hasAny ? t.asksMore[ask as keyof typeof t.asksMore] : undefined) ?? t.asks[ask as keyof typeof t.asks];
  return asksFor(shape, upon?.kind ?? null).map(ask => (
    <Button
      key={ask}
      size={isLarge ? 'middle' : 'small'}
      type={isLarge ? 'default' : 'text'}
      className={classes.ask!}
      icon={<SparkIcon />}
      disabled={asking.isBusy}
      onClick={() => void asking.ask(ask, upon?.id)}
    >
      {words(ask)}
    </Button>
  ));
}
