import type { ThemeError } from '@marquee/contracts/templates'
import { useTranslation } from 'react-i18next'
import { languageHref } from '../../i18n/language-href.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { buttonClass } from '../../ui/button/button-class.ts'
import { FullScreen } from './full-screen.tsx'
import { Notice } from './notice.tsx'
import { SupportWays } from './support-ways.tsx'

/** The screen of a brand whose theme is not valid: 503 and the specification's message. Back reloads the document. */
export function ThemeErrorScreen({ message }: { message: ThemeError }) {
  const { t } = useTranslation(['ui', 'errors'])
  const language = useLanguage()
  return (
    <FullScreen footer={<SupportWays />}>
      <Notice
        code="503"
        title={t('errors:errorTitle')}
        text={t('app.failureHelp')}
        message={message}
        actions={
          <a className={buttonClass({ size: 'l' })} href={languageHref(language, '/')}>
            {t('app.back')}
          </a>
        }
      />
    </FullScreen>
  )
}
