import './account-menu.css'
import { useTranslation } from 'react-i18next'
import { usePlayerQuery } from '../../../player/use-player-query.ts'
import { useSession } from '../../../session/use-session.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { AccountPanelSlot } from './account-panel-slot.tsx'
import { Disclosure } from '../header-parts/disclosure.tsx'

/** The player's own button: name and VIP level where there is room, with the account's panel beneath. */
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
      <AccountPanelSlot />
    </Disclosure>
  )
}
