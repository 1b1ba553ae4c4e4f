import { type PointerEvent, useEffect, useRef, useState } from 'react'
import './scratch-card.css'
import { Icon } from '../../../ui/media/icon.tsx'
import type { BoardProps } from '../board-props.ts'
import { coverCard, isMostlyScratched, scratchAt } from './scratch-cover.ts'

/**
 * A card whose prize is revealed by scratching off its cover, or by the button of the controls. The prize is set before
 * the cover.
 */
export function ScratchCard({ game, play }: BoardProps) {
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
      </div>
    </div>
  )
}
