import type { Game } from '@marquee/contracts/areas/games/catalogue'
import type { ResponseOf } from '@marquee/contracts/operations'
import { ProblemReference } from '../../../brand/problem-reference.tsx'
import { useNow } from '../../../browser/clock.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BalanceParts } from '../../../player/balance-amount.tsx'
import { IconButton } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { openModal, useModal } from '../../../ui/overlay/modal-store.ts'
import { LobbyLink } from './leave-game.tsx'
import { playedTime } from './played-time.ts'
import './frame-bar.css'

interface FrameBarProps {
  /** The name of the game; `undefined` until it is known. */
  name?: string | undefined
  /** What the game pays back, and how unevenly, where the platform says so. */
  facts?: Pick<Game, 'rtp' | 'volatility'> | undefined
  /** The path of the back link. */
  lobby: string
  /** `undefined` in a demo, and until it is known. */
  balance?: ResponseOf<'getBalance'> | undefined
  /** When the game had loaded, in ms since the epoch. */
  startedAtMs?: number | undefined
  /** The reference of the request that launched the game. */
  reference?: string | undefined
  onReload?: () => void
}

/** The bar above a game: back link, name, time played, balance, and actions. */
export function FrameBar({ name, facts, lobby, balance, startedAtMs, ...actions }: FrameBarProps) {
  const { t } = useTranslation()
  return (
    <header className="row gap-2 frame-bar">
      <LobbyLink className="frame-bar-back icon-button" lobby={lobby} label={t('play.back')}>
        <Icon name="chevron-left" />
      </LobbyLink>
      <div className="grow frame-bar-game">
        <h1 className="frame-bar-name">
          {name ?? (
            <>
              <span className="visually-hidden">{t('play.title')}</span>
              <Skeleton className="frame-bar-name-coming" />
            </>
          )}
        </h1>
        <div className="frame-bar-facts">
          {startedAtMs === undefined ? null : <PlayedTime startedAtMs={startedAtMs} />}
          {facts ? <Facts {...facts} /> : null}
        </div>
      </div>
      {balance ? (
        <p className="frame-bar-balance num" aria-live="polite">
          <span className="frame-bar-label">{t('play.balance')}</span> <BalanceParts balance={balance} />
        </p>
      ) : null}
      <BarActions {...actions} />
    </header>
  )
}

/** The game's return to player, and where there is room its volatility. */
function Facts({ rtp, volatility }: Pick<Game, 'rtp' | 'volatility'>) {
  const { t } = useTranslation()
  return (
    <>
      {rtp ? (
        <abbr className="fine frame-bar-fact num" title={t('play.returnToPlayer')}>
          {t('play.rtp', { share: rtp })}
        </abbr>
      ) : null}
      {volatility ? <span className="fine frame-bar-fact">{t(`play.volatility.${volatility}`)}</span> : null}
    </>
  )
}

function BarActions({ reference, onReload }: Pick<FrameBarProps, 'reference' | 'onReload'>) {
  const { t } = useTranslation()
  return (
    <div className="frame-bar-actions">
      {reference ? <ReportButton reference={reference} /> : null}
      {onReload ? <IconButton icon="refresh" label={t('play.reload')} onClick={onReload} /> : null}
      {onReload ? <FullScreenButton /> : null}
    </div>
  )
}

function PlayedTime({ startedAtMs }: { startedAtMs: number }) {
  const { t } = useTranslation()
  const nowMs = useNow(1000)
  return (
    <p className="fine frame-bar-time num" role="timer" aria-label={t('play.timePlayed')}>
      {playedTime(Math.max(0, nowMs - startedAtMs))}
    </p>
  )
}

function FullScreenButton() {
  const { t } = useTranslation()
  if (!document.fullscreenEnabled) return null
  const toggle = () => {
    const change = document.fullscreenElement
      ? document.exitFullscreen()
      : document.querySelector('.play-stage')?.requestFullscreen()
    // A browser may refuse full screen; the game goes on without it.
    change?.catch(() => {})
  }
  return (
    <IconButton
      className="frame-bar-full-screen"
      icon="fullscreen"
      label={t('play.fullScreen')}
      onClick={toggle}
    />
  )
}

function ReportButton({ reference }: { reference: string }) {
  const { t } = useTranslation()
  const { open, close } = useModal('play-report')
  return (
    <>
      <IconButton icon="chat" label={t('play.report')} onClick={() => openModal('play-report')} />
      <Dialog
        id="play-report"
        open={open}
        title={t('play.report')}
        onClose={close}
        closeLabel={t('app.close')}
      >
        <p className="frame-bar-report">{t('play.reportText')}</p>
        <ProblemReference reference={reference} />
      </Dialog>
    </>
  )
}
