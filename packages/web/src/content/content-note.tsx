import type { ReactNode } from 'react'
import './content.css'

interface ContentNoteProps {
  title: string
  text?: string
  /** Links and buttons beside the text. */
  children: ReactNode
}

/** A note below a text, with further actions on its subject. */
export function ContentNote({ title, text, children }: ContentNoteProps) {
  return (
    <section className="content-note">
      <div>
        <h2>{title}</h2>
        {text ? <p>{text}</p> : null}
      </div>
      <div className="content-note-actions">{children}</div>
    </section>
  )
}
