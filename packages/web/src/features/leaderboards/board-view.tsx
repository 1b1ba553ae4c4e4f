import type { Leaderboard } from '@marquee/contracts/areas/leaderboards'
import { useState } from 'react'
import { useOperation } from '../../api/use-operation.ts'
import { PageHeader } from '../../brand/pages/page-header.tsx'
import { useFormat } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ClaimButton, ClaimNotice, useRefresh } from '../../player/claims/claim-button.tsx'
import { RewardResults } from '../../player/claims/reward-results.tsx'
import { VisitorStep } from '../../player/claims/rewards-frame.tsx'
import { LinkAbove } from '../../player/link-above.tsx'
import { useClaim } from '../../player/use-claim.ts'
import { useOwnQuery } from '../../player/use-own-query.ts'
import { useSession } from '../../session/session-state.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { EmptyState } from '../../ui/feedback/state-panel.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { SegmentedControl } from '../../ui/form/segmented-control.tsx'
import { BoardState, BoardTime } from './board-list.tsx'
import { Ranking } from './ranking.tsx'
import { isOver, useBoardTexts } from './use-board-texts.ts'
import './board-view.css'

/** One leaderboard: what it is about, its prizes, the ranking, and the player's own place. */
export function BoardView({ boardId }: { boardId: string }) {
  const { t } = useTranslation()
  const result = useOwnQuery('listLeaderboards', {})
  return (
    <>
      <LinkAbove to="/leaderboard">{t('boards.all')}</LinkAbove>
      <RewardResults result={result} skeleton={<BoardPlace />}>
        {({ items }) => {
          const board = items.find((found) => found.boardId === boardId)
          return board ? <Board board={board} /> : <GoneBoard />
        }}
      </RewardResults>
    </>
  )
}

function Board({ board }: { board: Leaderboard }) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const texts = useBoardTexts(board)
  const [period, setPeriod] = useState<'current' | 'previous'>('current')
  return (
    <article className="stack gap-4">
      <header className="stack gap-2">
        <p className="accent strong row wrap gap-2 offer-kind">
          <span>{texts.period}</span>
          <BoardState board={board} />
          <BoardTime board={board} />
        </p>
        <h1>{texts.title}</h1>
        <p className="muted">{texts.metric}</p>
        {board.prizePool ? (
          <p className="stack gap-0 contest-pool">
            <span className="muted">{t('boards.pool')}</span>
            <strong className="num">{money(board.prizePool)}</strong>
          </p>
        ) : null}
        {isOver(board) ? null : <TakePart board={board} />}
      </header>
      <div className="reward-tabs">
        <SegmentedControl
          label={t('boards.period')}
          name="contest-period"
          value={period}
          onChange={setPeriod}
          options={[
            { value: 'current', label: t('boards.current') },
            { value: 'previous', label: t('boards.previous') },
          ]}
        />
      </div>
      <Ranking key={period} board={board} isPrevious={period === 'previous'} />
      <p className="muted measure">{t('boards.care')}</p>
    </article>
  )
}

function TakePart({ board }: { board: Leaderboard }) {
  const { t } = useTranslation()
  const { status } = useSession()
  if (status === 'unknown') return <Skeleton height={44} />
  if (status === 'visitor') {
    return (
      <div className="row wrap contest-join">
        <p className="muted">{t('boards.visitor')}</p>
        <VisitorStep />
      </div>
    )
  }
  if (!board.requiresOptIn) return null
  return board.joined ? (
    <p>
      <Badge tone="success" icon="check">
        {t('boards.joined')}
      </Badge>
    </p>
  ) : (
    <Join board={board} />
  )
}

function Join({ board }: { board: Leaderboard }) {
  const { t } = useTranslation()
  const { mutateAsync } = useOperation('joinLeaderboard')
  const { claim, state, notice } = useClaim({
    kind: 'joinLeaderboard',
    input: { params: { id: board.boardId } },
    call: mutateAsync,
    isDone: board.joined,
    refresh: useRefresh(['listLeaderboards', 'getLeaderboard']),
    onDone: () => showToast({ tone: 'success', text: t('boards.joinedText') }),
  })
  return (
    <div className="row wrap contest-join">
      <p className="muted">{t('boards.joinText')}</p>
      <ClaimButton state={state} onClaim={claim}>
        {t('boards.join')}
      </ClaimButton>
      <ClaimNotice {...notice} />
    </div>
  )
}

function GoneBoard() {
  const { t } = useTranslation(['ui', '_m'])
  return (
    <>
      <PageHeader page="leaderboard" />
      <EmptyState icon="trophy" title={t('boards.gone')} text={t('boards.goneText')} />
    </>
  )
}

function BoardPlace() {
  return (
    <div className="stack" aria-busy="true">
      <Skeleton lines={3} />
      <Skeleton height={120} />
      <Skeleton height={360} />
    </div>
  )
}
