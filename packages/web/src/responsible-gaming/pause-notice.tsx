import { isOffered } from '@marquee/contracts/pages'
import { Link } from 'react-router'
import { useStartup } from '../brand/startup-context.ts'
import { useFormat } from '../i18n/format.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { buttonClass } from '../ui/button/button.tsx'
import './controls.css'

interface PauseNoticeProps {
  /** `until` is empty without an end; without a pause, when it ends is not known. */
  pause: { until: string } | undefined
  isExclusion?: boolean
  /** It has just begun and has logged the player out. */
  isBegun?: boolean
  /** It is a page of its own. */
  isPage?: boolean
}

/** Says until when a break or exclusion lasts, and what stays open. */
export function PauseNotice(props: PauseNoticeProps) {
  const { isExclusion = false, isBegun = false, isPage = false } = props
  const { until } = props.pause ?? { until: '' }
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  const date = dateTime(until)
  const Heading = isPage ? 'h1' : 'h2'
  if (isBegun) {
    return (
      <section className="stack care-notice" role="status">
        <h2>{until ? t('care.pause.begunUntil', { date }) : t('care.pause.begunForever')}</h2>
        <p>{t('care.pause.begunText')}</p>
        <p>
          <Link className={buttonClass({ variant: 'outline' })} to="/login">
            {t('care.pause.logIn')}
          </Link>
        </p>
      </section>
    )
  }
  return (
    <section className="stack care-notice">
      <Heading>{t(isExclusion ? 'care.pause.excluded' : 'care.pause.onBreak')}</Heading>
      <p>
        {until ? t('care.pause.until', { date }) : t(props.pause ? 'care.pause.noEnd' : 'care.pause.text')}
      </p>
      <OpenPages />
    </section>
  )
}

function OpenPages() {
  const { t } = useTranslation()
  const { capabilities } = useStartup()
  return (
    <p className="wrap">
      {isOffered('withdrawal', capabilities) ? (
        <Link className={buttonClass({})} to="/withdrawal">
          {t('care.pause.withdraw')}
        </Link>
      ) : null}
      {isOffered('transaction-history', capabilities) ? (
        <Link className={buttonClass({ variant: 'outline' })} to="/transaction-history">
          {t('care.pause.history')}
        </Link>
      ) : null}
    </p>
  )
}
