import type { PageModule } from '../../brand/pages/site-page.ts'
import { useStartup } from '../../brand/startup-context.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { AccountFrame } from '../../player/account-frame.tsx'
import { useSession } from '../../session/session-state.ts'
import { BetHistory } from './bets/bet-history.tsx'
import { RecordSkeleton } from './record-results.tsx'
import { StatementView } from './statement-view.tsx'
import { TransactionHistory } from './transaction-history.tsx'
import './report-pages.css'

const views = {
  'transaction-history': TransactionHistory,
  statement: StatementView,
  'bet-history': BetHistory,
} as const

type ReportPageName = keyof typeof views

/** The module of one of the pages. */
export const reportPage = (page: ReportPageName): PageModule => ({ Page: () => <ReportPage page={page} /> })

/** The player's histories: money, statement and bets. On paper they say whose they are. */
function ReportPage({ page }: { page: ReportPageName }) {
  const { t } = useTranslation()
  const { site } = useStartup()
  const { player } = useSession()
  const View = views[page]
  return (
    <AccountFrame page={page} text={t(`records.text.${page}`)} skeleton={<RecordSkeleton hasToolbar />}>
      <div className="stack gap-4 records">
        <p className="record-owner">
          {site.siteName} · {player?.accountId}
        </p>
        <View />
      </div>
    </AccountFrame>
  )
}
