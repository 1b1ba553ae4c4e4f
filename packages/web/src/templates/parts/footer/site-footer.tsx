import './site-footer.css'
import { useTranslation } from 'react-i18next'
import { useStartup } from '../../../brand/startup-context.ts'
import { AppLinks } from '../header-parts/app-links.tsx'
import { LanguageLinks } from '../header-parts/language/language-links.tsx'
import { FooterLinks } from './footer-links.tsx'

/** The legal and responsible-gaming texts that every page must show, and the language links. */
export function SiteFooter() {
  const { t } = useTranslation()
  const { site, market } = useStartup()
  const { minimumAge: age } = market
  const helpline = market.helplines.find(({ phone }) => phone !== '')
  return (
    <footer className="footer">
      <FooterLinks />
      <div className="footer-inner">
        <div className="footer-limits">
          <span className="footer-age num" aria-hidden="true">
            {age}+
          </span>
          <div>
            <h2>{t('site.footer.responsibleTitle')}</h2>
            <p>{t('site.footer.responsible')}</p>
            {helpline ? (
              <p>
                {t('site.footer.helpline', { name: helpline.name })}{' '}
                <a href={`tel:${helpline.phone.replaceAll(' ', '')}`}>{helpline.phone}</a>
              </p>
            ) : null}
          </div>
        </div>
        <div className="footer-legal">
          <p>
            <strong>{t('site.footer.adult', { age })}</strong>
          </p>
          <p>{t('site.footer.license')}</p>
          <p>{t('site.footer.rights', { name: site.siteName })}</p>
        </div>
        <div className="footer-choices">
          <LanguageLinks />
          <AppLinks />
        </div>
      </div>
    </footer>
  )
}
