import { QuietText } from '../../content/quiet-text.tsx'
import { useContent } from '../../content/use-content.ts'

/** The operator's text about the site, at the end of the home page; nothing where there is no such text. */
export function AboutBlock() {
  const view = useContent('aboutUs')
  if (view.kind !== 'article') return null
  const { article, language } = view
  return <QuietText title={article.title} html={article.html} language={language} />
}
