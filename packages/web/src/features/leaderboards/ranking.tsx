import type { Leaderboard } from '@marquee/contracts/areas/leaderboards'
import type { ResponseOf } from '@marquee/contracts/operations'
import { defaultPerPage } from '@marquee/contracts/per-page'
import { useState } from 'react'
import { useFormat } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { RewardResults } from '../../player/claims/reward-results.tsx'
import { useRewardText } from '../../player/claims/use-reward-text.ts'
import { useOwnQuery } from '../../player/use-own-query.ts'
import { usePaginationTexts } from '../../player/use-pagination-texts.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { EmptyState } from '../../ui/feedback/state-panel.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { Pagination } from '../../ui/pagination/pagination.tsx'
import { useBoardTexts, useScoreText } from './use-board-texts.ts'

type Detail = ResponseOf<'getLeaderboard'>

interface RankingProps {
  board: Leaderboard
  isPrevious: boolean
}

/** The prizes and places of a period, and below them the player's own place with the gap to the next. */
export function Ranking({ board, isPrevious }: RankingProps) {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  const texts = usePaginationTexts(t('boards.pages'))
  const previous = isPrevious ? ({ previous: '1' } as const) : {}
  const result = useOwnQuery('getLeaderboard', {
    params: { id: board.boardId },
    query: { page, perPage: defaultPerPage, ...previous },
  })
  if (!result.data && result.error?.problem.code === 'notFound')
    return <EmptyState icon="trophy" title={t('boards.noPrevious')} text={t('boards.noPreviousText')} />
  return (
    <RewardResults result={result} skeleton={<Skeleton height={360} />}>
      {(detail) => (
        <div className="stack gap-4 ranking">
          <Prizes prizes={detail.prizes} />
          <section className="stack ranking-places" aria-label={t('boards.ranking')}>
            <h2>{t('boards.ranking')}</h2>
            {detail.entries.length === 0 ? (
              <EmptyState
                icon="trophy"
                title={t(isPrevious ? 'boards.noPrevious' : 'boards.empty')}
                text={t(isPrevious ? 'boards.noPreviousText' : 'boards.emptyText')}
              />
            ) : (
              <Places board={board} detail={detail} />
            )}
            <Pagination
              page={page}
              total={detail.total ?? detail.entries.length}
              texts={texts}
              onPage={setPage}
            />
            {detail.me ? <OwnPlace board={board} me={detail.me} isPrevious={isPrevious} /> : null}
          </section>
        </div>
      )}
    </RewardResults>
  )
}

function Prizes({ prizes }: Pick<Detail, 'prizes'>) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const reward = useRewardText()
  if (prizes.length === 0) return null
  return (
    <section className="stack gap-2 card reward-card prizes">
      <h2>{t('boards.prizes')}</h2>
      <ol>
        {prizes.map(({ placeFrom, placeTo, rewardType, amount }) => (
          <li key={placeFrom} className="row spread" data-place={placeFrom}>
            <span className="muted place-mark num">
              {placeFrom === placeTo
                ? number(placeFrom)
                : t('boards.places', { from: number(placeFrom), to: number(placeTo) })}
            </span>
            <strong className="num">{reward(rewardType, amount)}</strong>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Places({ board, detail }: { board: Leaderboard; detail: Detail }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const { score: scoreName } = useBoardTexts(board)
  const scoreText = useScoreText(board.metric)
  return (
    <table className="panel places">
      <thead>
        <tr>
          <th scope="col">{t('boards.place')}</th>
          <th scope="col">{t('boards.player')}</th>
          <th scope="col">{scoreName}</th>
          <th scope="col">{t('boards.prize')}</th>
        </tr>
      </thead>
      <tbody>
        {detail.entries.map(({ place, accountMasked, score, reward }) => {
          const isOwn = place === detail.me?.place
          return (
            <tr key={place} data-place={place} data-own={isOwn || undefined}>
              <td>
                <span className="muted place-mark num">{number(place)}</span>
              </td>
              <td className="places-name">{isOwn ? t('boards.you') : accountMasked}</td>
              <td className="num">{scoreText(score)}</td>
              <td className="strong num">{reward || '–'}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

interface OwnPlaceProps {
  board: Leaderboard
  me: NonNullable<Detail['me']>
  isPrevious: boolean
}

function OwnPlace({ board, me, isPrevious }: OwnPlaceProps) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const scoreText = useScoreText(board.metric)
  const { place, score, gapToNext, gapToPrize } = me
  const gap = () => {
    if (isPrevious) return null
    if (place === 1) return t('boards.leading')
    return isAhead(gapToNext) ? t('boards.gapNext', { score: scoreText(gapToNext) }) : null
  }
  return (
    <div className="own-place">
      <span className="muted place-mark num">{number(place)}</span>
      <p>
        <span>{t('boards.yourPlace')}</span>
        <strong className="num">{scoreText(score)}</strong>
      </p>
      <p className="muted own-gaps num">
        <span>{gap()}</span>
        {!isPrevious && isAhead(gapToPrize) ? (
          <span>
            <Icon name="trophy" size={16} />
            {t('boards.gapPrize', { score: scoreText(gapToPrize) })}
          </span>
        ) : null}
      </p>
    </div>
  )
}

/** Whether a gap is one: the platform leaves it out, or sends zero, where there is none. */
const isAhead = (gap: string) => /[1-9]/.test(gap)
