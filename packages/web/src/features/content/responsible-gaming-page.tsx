import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import './responsible-gaming-page.css'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Icon } from '../../ui/media/icon.tsx'
import { ContentPage } from './content-page.tsx'
import { ContentNote } from './texts/content-note.tsx'

const therapyAddress = 'https://www.gamblingtherapy.org/'

/** The operator's text on responsible gaming, helplines, and how to ask for limits. */
export function ResponsibleGamingPage() {
  const { t } = useTranslation(['ui', '_m'])
  return (
    <ContentPage document="responsibleGaming" page="responsible-gaming" icon="heart">
      <Helplines />
      <ContentNote title={t('content.limits.title')} text={t('content.limits.text')}>
        <Link className={buttonClass({ variant: 'tonal' })} to="/contact-us">
          {t('_m:page.contact-us')}
        </Link>
      </ContentNote>
    </ContentPage>
  )
}

function Helplines() {
  const { t } = useTranslation()
  const number = t('site.footer.helplineNumber')
  return (
    <section className="helplines">
      <h2>{t('content.help.title')}</h2>
      <p>{t('content.help.text')}</p>
      <ul>
        <li>
          <a href={`tel:${number}`}>
            <Icon name="phone" />
            <span>
              <strong className="num">{number}</strong>
              {t('content.help.crisis')}
            </span>
          </a>
        </li>
        <li>
          <a href={therapyAddress} rel="noopener noreferrer">
            <Icon name="external" />
            <span>
              <strong>gamblingtherapy.org</strong>
              {t('content.help.therapy')}
            </span>
          </a>
        </li>
      </ul>
    </section>
  )
}
