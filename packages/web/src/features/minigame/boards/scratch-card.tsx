import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import './scratch-card.css'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import type { BoardProps } from '../board-props.ts'
import { coverCard, isMostlyScratched, scratchAt } from './scratch-cover.ts'

/** A card whose prize is revealed by scratching off its cover, or by a button. The prize is set before the cover. */
export function ScratchCard({ game, play }: BoardProps) {
  const { t } = useTranslation()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isScratching, setScratching] = useState(false)
  const { state, settle } = play
  const isCovered = state.phase === 'revealing'
  const prize = 'prize' in state ? state.prize : undefined

  useEffect(() => {
    if (isCovered && canvas.current) coverCard(canvas.current)
  }, [isCovered])

  const move = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!isScratching) return
    scratchAt(event.currentTarget, event.nativeEvent)
  }
  const stop = (event: PointerEvent<HTMLCanvasElement>) => {
    setScratching(false)
    if (isMostlyScratched(event.currentTarget)) settle()
  }
  return (
    <div className="scratch">
      <div className="scratch-card">
        <p className="scratch-name">{game.name}</p>
        <div className="scratch-window">
          <p className="scratch-prize" aria-hidden={isCovered}>
            {prize?.label ?? <Icon name="ticket" />}
          </p>
          {isCovered ? (
            <canvas
              ref={canvas}
              className="scratch-cover"
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId)
                setScratching(true)
                scratchAt(event.currentTarget, event.nativeEvent)
              }}
              onPointerMove={move}
              onPointerUp={stop}
              onPointerCancel={stop}
            />
          ) : null}
        </div>
        <p className="scratch-serial num" aria-hidden="true">
          {t('minigame.scratchHelp')}
        </p>
      </div>
      {isCovered ? (
        <Button variant="outline" onClick={settle}>
          {t('minigame.reveal')}
        </Button>
      ) : null}
    </div>
  )
}
