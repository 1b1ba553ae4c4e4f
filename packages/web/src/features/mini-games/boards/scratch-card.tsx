import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '../../../ui/media/icon.tsx'
import type { BoardProps } from './board.ts'
import './scratch-card.css'

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
    <div className="stack gap-4 scratch">
      <div className="stack scratch-card">
        <p className="scratch-name">{game.name}</p>
        <div className="scratch-window">
          <p className="scratch-prize" aria-hidden={isCovered}>
            {prize?.label ?? <Icon name="ticket" size={72} tone="faint" />}
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

const brushPx = 26
const scratchedShare = 0.5
// Every 64th pixel is sampled.
const sampleStep = 64

/** Draws the cover on the canvas over the card, in the brand's colors. */
function coverCard(canvas: HTMLCanvasElement): void {
  const { width, height } = canvas.getBoundingClientRect()
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return
  canvas.width = Math.round(width)
  canvas.height = Math.round(height)
  const style = getComputedStyle(canvas)
  const color = (name: string) => style.getPropertyValue(name).trim()
  const shine = context.createLinearGradient(0, 0, width, height)
  shine.addColorStop(0, color('--accent'))
  shine.addColorStop(0.5, color('--accent-hover'))
  shine.addColorStop(1, color('--accent'))
  context.fillStyle = shine
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = color('--on-accent')
  context.globalAlpha = 0.14
  for (let y = 14; y < height; y += 28) {
    for (let x = 14 + (y % 56 > 28 ? 14 : 0); x < width; x += 28) {
      context.beginPath()
      context.arc(x, y, 5, 0, 2 * Math.PI)
      context.fill()
    }
  }
  context.globalAlpha = 1
}

/** Removes the cover around the pointer. */
function scratchAt(canvas: HTMLCanvasElement, pointer: { clientX: number; clientY: number }): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const { left, top } = canvas.getBoundingClientRect()
  context.globalCompositeOperation = 'destination-out'
  context.beginPath()
  context.arc(pointer.clientX - left, pointer.clientY - top, brushPx, 0, 2 * Math.PI)
  context.fill()
}

/** Whether enough of the cover is scratched off for the prize to be read. */
function isMostlyScratched(canvas: HTMLCanvasElement): boolean {
  const context = canvas.getContext('2d')
  if (!context || canvas.width === 0) return false
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  let scratched = 0
  let sampled = 0
  for (let alpha = 3; alpha < data.length; alpha += 4 * sampleStep) {
    sampled += 1
    if (data[alpha] === 0) scratched += 1
  }
  return scratched / sampled > scratchedShare
}
