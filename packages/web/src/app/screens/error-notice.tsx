import { isOffered, pages } from '@marquee/contracts/pages'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useKnownStartup } from '../../brand/startup-context.ts'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Notice } from './notice.tsx'

interface ErrorNoticeProps {
  statusCode: number
  title: string
  text: string
  /** The message of the specification (section 8). */
  message: string
  /** In place of Back to /. */
  action?: ReactNode
}

/** An error in place of a page: status code, message, Back to / (specification, section 2) and other ways on. */
export function ErrorNotice({ statusCode, title, text, message, action }: ErrorNoticeProps) {
  const { t } = useTranslation(['ui', '_m'])
  const startup = useKnownStartup()
  return (
    <Notice
      code={String(statusCode)}
      icon={statusCode === 404 ? 'search' : 'warning'}
      title={title}
      text={text}
      message={message}
      actions={
        <>
          {action ?? (
            <Link className={buttonClass({ size: 'l' })} to="/">
              {t('app.back')}
            </Link>
          )}
          {startup && !isOffered('hot', startup.capabilities) ? null : (
            <Link className={buttonClass({ size: 'l', variant: 'tonal' })} to={pages.hot.path}>
              {t('games.seeHot')}
            </Link>
          )}
          <Link className={buttonClass({ size: 'l', variant: 'quiet' })} to={pages['contact-us'].path}>
            {t('_m:page.contact-us')}
          </Link>
        </>
      }
    />
  )
}
