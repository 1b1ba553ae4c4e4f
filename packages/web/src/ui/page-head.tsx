import './page-head.css'
import { Icon, type IconName } from './icon.tsx'

interface PageHeadProps {
  icon: IconName
  title: string
  /** What the page is for, in a sentence. */
  text?: string | undefined
}

/** The head of a page: its mark, its one heading of level 1, and what it is for. */
export function PageHead({ icon, title, text }: PageHeadProps) {
  return (
    <header className="page-head">
      <span className="page-head-mark">
        <Icon name={icon} />
      </span>
      <h1>{title}</h1>
      {text ? <p className="page-head-text">{text}</p> : null}
    </header>
  )
}
