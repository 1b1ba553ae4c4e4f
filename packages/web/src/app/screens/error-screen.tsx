import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { languageHref } from '../../i18n/language-href.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { buttonClass } from '../../ui/button/button-class.ts'
import { FullScreen } from './full-screen.tsx'

interface ErrorScreenProps {
  statusCode: number
  message: string
  help?: string
  action?: ReactNode
}

/** The full-page error: status code, message, and Back to / (specification, section 2). Back reloads the document. */
export function ErrorScreen({ statusCode, message, help, action }: ErrorScreenProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <FullScreen code={String(statusCode)} title={message} text={help ?? t('app.failureHelp')}>
      <p className="full-screen-action">
        {action ?? (
          <a className={buttonClass({ size: 'l' })} href={languageHref(language, '/')}>
            {t('app.back')}
          </a>
        )}
      </p>
    </FullScreen>
  )
}
