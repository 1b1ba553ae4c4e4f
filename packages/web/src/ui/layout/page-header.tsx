import './page-header.css'
import { Icon, type IconName } from '../media/icon.tsx'

interface PageHeaderProps {
  icon: IconName
  title: string
  /** Language of the title, where it differs from the page's. */
  titleLanguage?: string | undefined
  /** What the page is for, in a sentence. */
  text?: string | undefined
}

/** The header of a page: its icon, its `h1` and its purpose. */
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
