import styles from './prose.module.css';

/** HTML that the server has just cleaned by its allow-list; never anything else. */
export function HtmlProse({ html, className = '' }: { html: string; className?: string | undefined }) {
  return <div className={`${styles['prose']} ${className}`} dir="auto" dangerouslySetInnerHTML={{ __html: html }} />;
}
