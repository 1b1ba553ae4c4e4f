import './about-block.css'
import { Prose } from './prose.tsx'
import { useContent } from './use-content.ts'

/** What the operator says of the house, at the end of the home page; nothing where it says nothing. */
export function AboutBlock() {
  const view = useContent('aboutUs')
  if (view.kind !== 'article') return null
  const { article, language } = view
  return (
    <section className="about-block" lang={language}>
      {article.title ? <h2>{article.title}</h2> : null}
      <Prose html={article.html} language={language} />
    </section>
  )
}
