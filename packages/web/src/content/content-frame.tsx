import { type PageName, pages } from '@marquee/contracts/pages'
import type { ReactNode } from 'react'
import { SideMenu } from '../brand/side-menu.tsx'
import { useHasPage } from '../brand/use-has-page.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { pageIcon } from '../player/page-icon.ts'
import type { IconName } from '../ui/media/icon.tsx'
import './content.css'

const entries = [
  { page: 'about', icon: 'info' },
  { page: 'news', icon: 'bell' },
  { page: 'faqs', icon: 'question' },
  { page: 'contact-us', icon: pageIcon('contact-us') },
  { page: 'banking', icon: 'wallet' },
  { page: 'responsible-gaming', icon: pageIcon('responsible-gaming') },
  { page: 'privacy-policy', icon: 'lock' },
  { page: 'term-condition', icon: 'ticket' },
  { page: 'download', icon: 'download' },
] as const satisfies readonly { page: PageName; icon: IconName }[]

/** The frame of the pages about the site, beside the menu of all of them. */
export function ContentFrame({ page, children }: { page: PageName; children: ReactNode }) {
  const { t } = useTranslation(['ui', '_m'])
  const hasPage = useHasPage()
  const links = entries
    .filter((entry) => hasPage(entry.page))
    .map(({ page: name, icon }) => ({
      to: pages[name].path,
      icon,
      text: t(`_m:page.${name}`),
      isCurrent: name === page,
    }))
  return (
    <SideMenu label={t('content.menu')} links={links}>
      <div className="content">{children}</div>
    </SideMenu>
  )
}

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
