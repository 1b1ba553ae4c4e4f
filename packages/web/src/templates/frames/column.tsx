import './column.css'
import { useTranslation } from 'react-i18next'
import { useStartup } from '../../session/startup-context.ts'
import type { FrameParts } from '../template.ts'

/** An app of a phone's width. A wide screen keeps it in the middle and sets the brand beside it. */
function Column({ header, navigation, page, footer }: FrameParts) {
  const { t } = useTranslation()
  const { site } = useStartup()
  return (
    <div className="frame-column">
      <aside className="column-brand" aria-hidden="true">
        <p className="column-name">{site.siteName}</p>
        <p>{t('site.hero.text')}</p>
      </aside>
      <div className="column-app">
        {header}
        {navigation}
        {page}
        {footer}
      </div>
    </div>
  )
}

export const column = { name: 'column', Component: Column }
