import './page-header.css'
import { Icon, type IconName } from '../media/icon.tsx'

interface PageHeaderProps {
  icon: IconName
  title: string
  /** The language of the title, where it is not ours. */
  titleLanguage?: string | undefined
  /** What the page is for, in a sentence. */
  text?: string | undefined
}

/** The head of a page: its mark, its one heading of level 1, and what it is for. */
export function PageHeader({ icon, title, titleLanguage, text }: PageHeaderProps) {
  return (
    <header className="page-head">
      <span className="page-head-mark">
        <Icon name={icon} />
      </span>
      <h1 lang={titleLanguage}>{title}</h1>
      {text ? <p className="page-head-text">{text}</p> : null}
    </header>
  )
}
