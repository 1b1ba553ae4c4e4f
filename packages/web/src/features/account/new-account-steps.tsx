import { isOffered, type PageName } from '@marquee/contracts/pages'
import { useState } from 'react'
import { Link } from 'react-router'
import { useStartup } from '../../brand/startup-context.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { IconButton } from '../../ui/button/button.tsx'
import { Icon, type IconName } from '../../ui/media/icon.tsx'
import './new-account-steps.css'

const steps = [
  { page: 'deposit', icon: 'plus', text: '_m:page.deposit' },
  { page: 'edit-profile', icon: 'user', text: 'account.nextProfile' },
  { page: 'hot', icon: 'gamepad', text: 'account.nextGames' },
  { page: 'vip', icon: 'crown', text: 'account.nextVip' },
] as const satisfies readonly { page: PageName; icon: IconName; text: string }[]

/** What a player can do who has just opened an account; only what the brand offers. */
export function NewAccountSteps() {
  const { t } = useTranslation(['ui', '_m'])
  const { capabilities } = useStartup()
  const [isHidden, setHidden] = useState(false)
  if (isHidden) return null
  return (
    <section className="new-account">
      <header>
        <h2>{t('account.nextTitle')}</h2>
        <IconButton icon="close" label={t('account.nextHide')} onClick={() => setHidden(true)} />
      </header>
      <ul>
        {steps
          .filter(({ page }) => isOffered(page, capabilities))
          .map(({ page, icon, text }) => (
            <li key={page}>
              <Link to={`/${page}`}>
                <span className="new-account-mark">
                  <Icon name={icon} />
                </span>
                <span>{t(text)}</span>
                <Icon name="chevron-right" />
              </Link>
            </li>
          ))}
      </ul>
    </section>
  )
}
