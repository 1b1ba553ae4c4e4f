import { Prose } from './prose.tsx'
import './quiet-text.css'

interface QuietTextProps {
  /** The heading; without one the text stands alone. */
  title: string | undefined
  html: string
  language: string
}

/** A text of the operator at the end of a page, for those who want to know more. */
export function QuietText({ title, html, language }: QuietTextProps) {
  return (
    <section className="muted quiet-text" lang={language}>
      {title ? <h2>{title}</h2> : null}
      <Prose html={html} language={language} />
    </section>
  )
}
