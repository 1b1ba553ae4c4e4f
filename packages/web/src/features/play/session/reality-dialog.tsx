import type { SessionSummary } from '@marquee/contracts/areas/responsible-gaming'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { Button, buttonClass } from '../../../ui/button/button.tsx'
import { FirmDialog } from '../../../ui/overlay/firm-dialog.tsx'
import { LobbyLink } from '../lobby-link.tsx'

interface RealityDialogProps {
  summary: SessionSummary
  seconds: number
  lobby: string
  /** Asks for the figures of now. */
  refresh: () => void
  onAnswer: () => void
}

/** Time and net position over the game, until the player answers. */
export function RealityDialog({ summary, seconds, lobby, refresh, onAnswer }: RealityDialogProps) {
  const { t } = useTranslation()
  const begin = useEffectEvent(refresh)
  useEffect(() => begin(), [])
  return (
    <FirmDialog
      title={t('care.session.title')}
      footer={
        <>
          <LobbyLink className={buttonClass({ variant: 'outline' })} lobby={lobby}>
            {t('care.session.stop')}
          </LobbyLink>
          <Button onClick={onAnswer}>{t('care.session.keep')}</Button>
        </>
      }
    >
      <RealityFigures summary={summary} seconds={seconds} />
    </FirmDialog>
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
