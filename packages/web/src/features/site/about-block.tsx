import { useContent } from '../../content/use-content.ts'
import './about-block.css'
import { Prose } from '../../content/prose.tsx'

/** The operator's text about the site, at the end of the home page; nothing where there is no such text. */
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
