import styles from './prose.module.css';
import { type Block, parseMarkup, type Run } from './simple-markup.ts';

/** Simple markup as elements. Nothing in it can become HTML, so it may come from anybody. */
export function Prose({ text }: { text: string }) {
  return (
    <div className={styles['prose']} dir="auto">
      {parseMarkup(text).map((block, index) => (
        <DrawBlock key={index} block={block} />
      ))}
    </div>
  );
}

function DrawBlock({ block }: { block: Block }) {
  if (block.kind === 'paragraph') {
    return (
      <p>
        <Runs runs={block.runs} />
      </p>
    );
  }
  const List = block.kind === 'numbered' ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((runs, index) => (
        <li key={index}>
          <Runs runs={runs} />
        </li>
      ))}
    </List>
  );
}

function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map(({ text, isBold }, index) => (isBold ? <strong key={index}>{text}</strong> : text));
}
