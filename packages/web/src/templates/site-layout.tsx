import './site-layout.css'
import './parts/headers/header.css'
import type { ReactNode } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { FirstPaintMarker } from '../ui/layout/first-paint-marker.tsx'
import { FloatingButtons } from './parts/floating/floating-buttons.tsx'
import { SiteFooter } from './parts/footer/site-footer.tsx'
import { SiteModals } from './parts/modals/site-modals.tsx'
import type { Template } from './template.ts'
import { TemplateContext } from './template.ts'

interface SiteLayoutProps {
  template: Template
  children: ReactNode
}

/** Renders a page in the site's template. */
export function SiteLayout({ template, children }: SiteLayoutProps) {
  const { t } = useTranslation()
  const { file, frame, header, navigation, mobileBar } = template
  return (
    <TemplateContext value={template}>
      <div
        className="site"
        data-card={file.card}
        data-surface={file.surface}
        data-entry={file.entry}
        data-lobby={file.lobbyPage}
        data-account={file.account}
      >
        <a className="skip-link" href="#page">
          {t('app.skipToContent')}
        </a>
        <frame.Component
          header={<header.Component />}
          navigation={<navigation.Component />}
          page={
            <>
              {/* Fixed at the foot of the screen; before the content, so that the first paint has it. */}
              <mobileBar.Component />
              <main id="page" className="page" tabIndex={-1}>
                {children}
                <FirstPaintMarker />
              </main>
            </>
          }
          footer={<SiteFooter />}
        />
        <FloatingButtons />
        <SiteModals />
      </div>
    </TemplateContext>
  )
}
