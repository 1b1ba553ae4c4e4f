import type { PageName } from '@marquee/contracts/pages'
import type { ReactNode } from 'react'
import { useMenuLinks } from '../brand/pages/pages-context.ts'
import { SideMenu } from '../brand/side-menu.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import './content.css'

/** The frame of the pages about the site, beside the menu of all of them. */
export function ContentFrame({ page, children }: { page: PageName; children: ReactNode }) {
  const { t } = useTranslation()
  const links = useMenuLinks('about').map((link) => ({ ...link, isCurrent: link.page === page }))
  return (
    <SideMenu label={t('content.menu')} links={links}>
      <div className="stack gap-5 content">{children}</div>
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
    <section className="row wrap spread card content-note">
      <div>
        <h2>{title}</h2>
        {text ? <p>{text}</p> : null}
      </div>
      <div className="wrap">{children}</div>
    </section>
  )
}
