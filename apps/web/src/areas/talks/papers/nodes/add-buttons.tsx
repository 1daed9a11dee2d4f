import { useOpenPaper } from '../open/paper-context.ts';

interface AddButtonsProps {
  readonly parent: string | null;
  readonly kinds: readonly string[];
}

/** One for every kind that may stand there. Where there are as many as there may be, there is none. */
export function AddButtons({ parent, kinds }: AddButtonsProps) {
  const { views } = useOpenPaper();
  return kinds.map(kind => {
    const Add = views.adderOf(kind);
    return <Add key={kind} parent={parent} kind={kind} />;
  });
}
