import './account-menu.css'
import { useTranslation } from 'react-i18next'
import { usePlayerQuery } from '../../../player/use-player-query.ts'
import { useSession } from '../../../session/session-state.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { Disclosure } from '../header-parts/disclosure.tsx'
import { LazyAccountPanel } from './lazy-account-panel.tsx'

/** The account button, with name and VIP level where there is room. It opens the account panel. */
export function AccountMenu() {
  const { t } = useTranslation()
  const { player } = useSession()
  const { data: vip } = usePlayerQuery('getVip', {})
  if (!player) return null
  const name = player.fullName || player.accountId
  return (
    <Disclosure
      className="account-menu"
      button={
        <>
          <span className="visually-hidden">{t('site.account')}</span>
          <span className="account-face">
            <Icon name="user" />
          </span>
          <span className="account-name">
            {name}
            {vip?.currentLevel ? <small>{vip.currentLevel}</small> : null}
          </span>
        </>
      }
    >
      <LazyAccountPanel />
    </Disclosure>
  )
}
