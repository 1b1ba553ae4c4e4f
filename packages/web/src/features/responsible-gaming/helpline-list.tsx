import type { Helpline } from '@marquee/contracts/markets/market'
import { useLanguage } from '../../i18n/language.ts'
import { useHoursText } from '../../i18n/use-hours-text.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../../ui/media/icon.tsx'
import './care.css'

/** Where a page leads who wants to talk to someone. */
export const helpId = 'help'

/** Who helps in the market, for visitors and players alike. */
export function HelplineList({ helplines }: { helplines: readonly Helpline[] }) {
  const { t } = useTranslation()
  if (helplines.length === 0) return null
  return (
    <section className="helplines" id={helpId} tabIndex={-1}>
      <h2>{t('content.help.title')}</h2>
      <p className="quiet">{t('content.help.text')}</p>
      <ul>
        {helplines.map((helpline) => (
          <li key={Object.values(helpline).join()}>
            <HelplineCard helpline={helpline} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function HelplineCard({ helpline: { name, about, phone, email, url, hours } }: { helpline: Helpline }) {
  const hoursText = useHoursText()
  const language = useLanguage()
  return (
    <>
      <h3>{name}</h3>
      {about ? <p className="muted">{about[language]}</p> : null}
      {phone ? (
        <a className="num" href={`tel:${phone.replaceAll(' ', '')}`}>
          <Icon name="phone" size={20} />
          {phone}
        </a>
      ) : null}
      {email ? (
        <a href={`mailto:${email}`}>
          <Icon name="inbox" size={20} />
          {email}
        </a>
      ) : null}
      {url ? (
        <a href={url} target="_blank" rel="noopener noreferrer">
          <Icon name="external" size={20} />
          {new URL(url).host.replace(/^www\./, '')}
        </a>
      ) : null}
      {hours ? <small>{hoursText(hours)}</small> : null}
    </>
  )
}
