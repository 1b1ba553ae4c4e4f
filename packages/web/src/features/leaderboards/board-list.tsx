import type { Leaderboard } from '@marquee/contracts/areas/leaderboards'
import { Link } from 'react-router'
import { useFormat } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { RewardResults } from '../../player/claims/reward-results.tsx'
import { TimeLeftText } from '../../player/claims/time-left-text.tsx'
import { useOwnQuery } from '../../player/use-own-query.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { EmptyState } from '../../ui/feedback/state-panel.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { boardAddress, isOver, useBoardTexts } from './use-board-texts.ts'

/** The brand's leaderboards. */
export function BoardList() {
  const { t } = useTranslation()
  const result = useOwnQuery('listLeaderboards', {})
  return (
    <RewardResults result={result} skeleton={<BoardPlaces />}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState icon="trophy" title={t('boards.none')} text={t('boards.noneText')} />
        ) : (
          <ul className="offer-grid">
            {items.map((board, index) => (
              <BoardCard key={board.boardId} board={board} priority={index < 2} />
            ))}
          </ul>
        )
      }
    </RewardResults>
  )
}

function BoardCard({ board, priority }: { board: Leaderboard; priority: boolean }) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const texts = useBoardTexts(board)
  const { boardId, imgUrl, prizePool, joined } = board
  return (
    <li className="panel offer-card" data-over={isOver(board) || undefined}>
      <Picture
        className="offer-art"
        src={imgUrl}
        alt=""
        title={texts.title}
        seed={boardId}
        priority={priority}
        sizes="(min-width: 1200px) 400px, (min-width: 640px) 50vw, 100vw"
        wide
      />
      <div className="offer-words">
        <p className="accent strong row wrap gap-2 offer-kind">
          <span>{texts.period}</span>
          <BoardState board={board} />
          {joined ? (
            <Badge tone="success" icon="check">
              {t('boards.joined')}
            </Badge>
          ) : null}
        </p>
        <h2>
          <Link to={boardAddress(boardId)}>{texts.title}</Link>
        </h2>
        <p className="muted">{texts.metric}</p>
        {prizePool ? (
          <p className="stack gap-0 contest-pool">
            <span className="muted">{t('boards.pool')}</span>
            <strong className="num">{money(prizePool)}</strong>
          </p>
        ) : null}
        <p className="contest-foot">
          <BoardTime board={board} />
          <span className="accent strong offer-more">
            {t('boards.see')}
            <Icon name="chevron-right" size={16} />
          </span>
        </p>
      </div>
    </li>
  )
}

/** The state of a leaderboard as a badge. */
export function BoardState({ board }: { board: Leaderboard }) {
  const { state } = useBoardTexts(board)
  return <Badge tone={board.state === 'RUNNING' ? 'accent' : 'neutral'}>{state}</Badge>
}

/** When a leaderboard starts, how long it still goes on, or when it ended. */
export function BoardTime({ board }: { board: Leaderboard }) {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  const { state, startAt, endAt } = board
  if (state !== 'UPCOMING' && !isOver(board) && state !== 'FINALIZING') return <TimeLeftText until={endAt} />
  const text =
    state === 'UPCOMING'
      ? t('boards.starts', { date: dateTime(startAt) })
      : t('boards.ended', { date: dateTime(endAt) })
  return (
    <span className="muted time-left">
      <Icon name="clock" size={16} />
      {text}
    </span>
  )
}

function BoardPlaces() {
  return (
    <div className="offer-grid" aria-busy="true">
      {[1, 2].map((place) => (
        <Skeleton key={place} height={360} />
      ))}
    </div>
  )
}
