import type { PlayControls } from '@marquee/contracts/responsible-gaming/limits'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/media/icon.tsx'

/** Who helps in the player's market. */
export function HelplineList({ helplines }: Pick<PlayControls, 'helplines'>) {
  const { t } = useTranslation()
  if (helplines.length === 0) return null
  return (
    <section className="care-card">
      <h2>{t('care.help.title')}</h2>
      <p>{t('care.help.text')}</p>
      <ul className="care-helplines">
        {helplines.map(({ name, phone, email, url, hours }) => (
          <li key={`${name} ${phone} ${email} ${url}`}>
            <strong>{name}</strong>
            {phone ? (
              <a className="num" href={`tel:${phone.replaceAll(' ', '')}`}>
                <Icon name="phone" />
                {phone}
              </a>
            ) : null}
            {email ? (
              <a href={`mailto:${email}`}>
                <Icon name="inbox" />
                {email}
              </a>
            ) : null}
            {url ? (
              <a href={url} target="_blank" rel="noopener noreferrer">
                <Icon name="external" />
                {new URL(url).host}
              </a>
            ) : null}
            {hours ? <small>{t('care.help.open', { hours })}</small> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
