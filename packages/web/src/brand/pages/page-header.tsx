import type { PageName } from '@marquee/contracts/pages'
import { Icon, type IconName } from '../../ui/media/icon.tsx'
import { usePageLink } from './pages-context.ts'
import './page-header.css'

interface PageHeaderProps {
  page: PageName
  /** Default: the page's own. */
  icon?: IconName | undefined
  /** Default: the page's name. */
  title?: string | undefined
  /** Language of the title, where it differs from the page's. */
  titleLanguage?: string | undefined
  /** What the page is for, in a sentence. */
  text?: string | undefined
}

/** The header of a page: its icon, its `h1` and its purpose. */
export function PageHeader({ page, icon, title, titleLanguage, text }: PageHeaderProps) {
  const own = usePageLink()(page)
  return (
    <header className="page-head">
      <span className="page-head-mark">
        <Icon name={icon ?? own.icon} />
      </span>
      <h1 lang={titleLanguage}>{title ?? own.text}</h1>
      {text ? <p className="page-head-text">{text}</p> : null}
    </header>
  )
}
