import type { SessionSummary } from '@marquee/contracts/responsible-gaming/get-session-summary'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { Button } from '../../../ui/button/button.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import '../../../ui/overlay/dialog.css'
import { closeModal } from '../../../ui/overlay/modal-store.ts'
import { LobbyLink } from '../lobby-link.tsx'

interface RealityDialogProps {
  summary: SessionSummary
  seconds: number
  lobby: string
  /** Asks for the figures of now. */
  refresh: () => void
  onAnswer: () => void
}

/** Time and net position over the game. Neither Escape nor a press beside it closes it: it wants an answer. */
export function RealityDialog({ summary, seconds, lobby, refresh, onAnswer }: RealityDialogProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    // The player's choice must be possible in full screen too, which covers all but the game.
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => {})
    closeModal()
    element?.showModal()
    return () => element?.close()
  }, [])
  const begin = useEffectEvent(refresh)
  useEffect(() => begin(), [])
  return (
    <dialog
      ref={dialog}
      className="dialog"
      role="alertdialog"
      aria-labelledby={titleId}
      onCancel={(event) => event.preventDefault()}
      // A browser closes it at the second Escape all the same.
      onClose={() => dialog.current?.showModal()}
    >
      <div className="dialog-sheet">
        <h2 className="dialog-title" id={titleId}>
          {t('care.session.title')}
        </h2>
        <div className="dialog-body">
          <RealityFigures summary={summary} seconds={seconds} />
        </div>
        <div className="dialog-footer">
          <LobbyLink className={buttonClass({ variant: 'outline' })} lobby={lobby}>
            {t('care.session.stop')}
          </LobbyLink>
          <Button onClick={onAnswer}>{t('care.session.keep')}</Button>
        </div>
      </div>
    </dialog>
  )
}

function RealityFigures({
  summary: { betTotal, net },
  seconds,
}: {
  summary: SessionSummary
  seconds: number
}) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const whole = Math.floor(seconds / 60)
  const minutes = whole % 60
  const hours = Math.floor(whole / 60)
  const time =
    hours > 0 ? t('care.session.hours', { hours, minutes }) : t('care.session.minutes', { minutes })
  return (
    <>
      <p className="reality-text">{t('care.session.text', { time })}</p>
      {betTotal || net ? (
        <dl className="reality-figures">
          {betTotal ? (
            <div>
              <dt>{t('care.session.bets')}</dt>
              <dd className="num">{money(betTotal)}</dd>
            </div>
          ) : null}
          {net ? (
            <div>
              <dt>{t('care.session.netText')}</dt>
              <dd className="num">{money(net)}</dd>
            </div>
          ) : null}
        </dl>
      ) : (
        <p className="reality-text">{t('care.session.unknown')}</p>
      )}
    </>
  )
}
