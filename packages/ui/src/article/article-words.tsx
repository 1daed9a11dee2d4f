import classes from './article.module.css';
import type { ArticleLabels } from './article-labels.ts';
import type { ArticleInline } from './article-tree.ts';
import { isOutside } from './safe-address.ts';

interface ArticleWordsProps {
  readonly words: readonly ArticleInline[];
  readonly labels: ArticleLabels;
}

/** Words in a line with their marks, links and pictures. */
export function ArticleWords({ words, labels }: ArticleWordsProps) {
  // biome-ignore lint/suspicious/noArrayIndexKey: an article never changes its order while it is shown
  return words.map((inline, place) => <Inline key={place} inline={inline} labels={labels} />);
}

function Inline({ inline, labels }: { inline: ArticleInline; labels: ArticleLabels }) {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'code':
      return <code>{inline.text}</code>;
    case 'break':
      return <br />;
    case 'strong':
      return (
        <strong>
          <ArticleWords words={inline.children} labels={labels} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <ArticleWords words={inline.children} labels={labels} />
        </em>
      );
    case 'image':
      return <img src={inline.image.address} alt={inline.image.alt} loading="lazy" {...inline.image.size} />;
    case 'link': {
      const opens = isOutside(inline.address);
      return (
        <a href={inline.address} {...(opens && { target: '_blank', rel: 'noopener' })}>
          <ArticleWords words={inline.children} labels={labels} />
          {opens && <span className={classes.hidden}>{labels.opensWindow}</span>}
        </a>
      );
    }
  }
}
