import './questions.css'
import { Icon } from '../../../ui/media/icon.tsx'
import { Prose } from './prose.tsx'
import { readQuestions } from './read-questions.ts'

/** A document of questions as disclosures, one for each question; any other document as an article. */
export function Questions({ html, language }: { html: string; language: string }) {
  const read = readQuestions(html)
  if (!read) {
    return (
      <article className="content-card">
        <Prose html={html} language={language} />
      </article>
    )
  }
  return (
    <div className="questions" lang={language}>
      <Prose html={read.intro} language={language} />
      {read.questions.map(({ title, html: answer }) => (
        <details key={title} className="question">
          <summary>
            <h2>{title}</h2>
            <Icon name="chevron-down" />
          </summary>
          <Prose html={answer} language={language} />
        </details>
      ))}
    </div>
  )
}
