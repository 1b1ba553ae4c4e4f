import { isOffered, type PageName } from '@marquee/contracts/pages'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useStartup } from '../../brand/startup-context.ts'
import { layoutStore, useLayoutState } from '../../browser/layout-state.ts'
import { useFormat } from '../../i18n/format.ts'
import { usePlayerQuery } from '../../player/use-player-query.ts'
import { buttonClass, IconButton } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/media/icon.tsx'

/** The player's balance and tokens, with links to deposit and withdraw where the brand offers them. */
export function AccountWallet() {
  const { t } = useTranslation(['ui', '_m'])
  const { money, number } = useFormat()
  const { capabilities } = useStartup()
  const { data } = usePlayerQuery('getBalance', {})
  const { isBalanceHidden } = useLayoutState()
  const mask = (text: string) => (isBalanceHidden ? '••••••' : text)
  const pageLink = (page: PageName & ('deposit' | 'withdrawal'), variant: 'filled' | 'outline') =>
    isOffered(page, capabilities) ? (
      <Link className={buttonClass({ variant })} to={`/${page}`}>
        {t(page === 'deposit' ? '_m:page.deposit' : 'account.withdraw')}
      </Link>
    ) : null
  return (
    <section className="account-card account-wallet">
      <p className="account-wallet-label">
        {t('site.balance.label')}
        <IconButton
          icon={isBalanceHidden ? 'eye' : 'eye-off'}
          label={t(isBalanceHidden ? 'site.balance.show' : 'site.balance.hide')}
          onClick={() => layoutStore.update({ isBalanceHidden: !isBalanceHidden })}
        />
      </p>
      <p className="account-amount num">{data ? mask(money(data.balance)) : '—'}</p>
      <p className="account-tokens num">
        <Icon name="sparkle" />
        {t('account.tokens', { number: data ? mask(number(Number(data.token))) : '—' })}
      </p>
      <div className="account-ways">
        {pageLink('deposit', 'filled')}
        {pageLink('withdrawal', 'outline')}
      </div>
    </section>
  )
}
