import { isOffered, type PageName, pagePath } from '@marquee/contracts/pages'
import { Link } from 'react-router'
import { useStartup } from '../../brand/startup-context.ts'
import { ContentNote } from '../../content/content-frame.tsx'
import { ContentPage } from '../../content/content-page.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useSession } from '../../session/session-state.ts'
import { buttonClass } from '../../ui/button/button.tsx'

const moneyPages = ['deposit', 'withdrawal', 'transaction-history'] as const satisfies PageName[]

/** The operator's text on banking and, for a player, links to deposit and withdraw. */
export function Page() {
  return (
    <ContentPage document="banking" page="banking">
      <PlayerMoneyLinks />
    </ContentPage>
  )
}

function PlayerMoneyLinks() {
  const { t } = useTranslation(['ui', '_m'])
  const { capabilities } = useStartup()
  const { status } = useSession()
  const offered = moneyPages.filter((name) => isOffered(name, capabilities))
  if (status !== 'player' || offered.length === 0) return null
  return (
    <ContentNote title={t('content.money.title')} text={t('content.money.text')}>
      {offered.map((name, place) => (
        <Link
          key={name}
          className={buttonClass({ variant: place === 0 ? 'filled' : 'tonal' })}
          to={pagePath(name)}
        >
          {t(`_m:page.${name}`)}
        </Link>
      ))}
    </ContentNote>
  )
}
