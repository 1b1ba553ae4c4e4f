import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Prize } from '../use-play.ts'
import { type BoardProps, prefersReducedMotion } from './board.ts'
import { isUpsideDown, labelLines, restingAngle, sectorPath } from './wheel-geometry.ts'
import './wheel.css'

const turns = 6
const spinMs = 5_200
const bulbCount = 24

/** A wheel of the game's prizes. It stops with the prize that the platform has picked under the pointer. */
export function Wheel({ game: { prizes }, play }: BoardProps) {
  const { state, settle } = play
  const { disc, restsAt } = useSpin(prizes, state.phase === 'revealing' ? state.prize : undefined, settle)
  const won = state.phase === 'done' ? state.prize?.prizeId : undefined
  return (
    <div className="wheel" aria-hidden="true">
      <svg viewBox="-250 -262 500 524" role="presentation">
        <circle className="wheel-rim" r="244" />
        <Bulbs />
        <g ref={disc}>
          {lastOf(prizes, won).map(({ prize, index }) => (
            <Sector
              key={prize.prizeId}
              prize={prize}
              index={index}
              count={prizes.length}
              isWon={prize.prizeId === won}
              restsAt={restsAt}
            />
          ))}
        </g>
        <circle className="wheel-hub" r="46" />
        <circle className="wheel-hub-ring" r="34" />
        <path
          className="wheel-star"
          d="M0-20 5.9-6.2 19-6.2 8.6 2.9 12.3 17.4 0 9.2-12.3 17.4-8.6 2.9-19-6.2-5.9-6.2z"
        />
        <path className="wheel-pointer" d="M-22-260h44l-8 12-14 38-14-38z" />
      </svg>
    </div>
  )
}

/** The prizes with their places, the won one last: its edge lies over those of its neighbors. */
function lastOf(prizes: readonly Prize[], won: string | undefined) {
  const placed = prizes.map((prize, index) => ({ prize, index }))
  return placed.toSorted((a, b) => Number(a.prize.prizeId === won) - Number(b.prize.prizeId === won))
}

/**
 * Spins the disc to `prize` as soon as there is one, and calls `settle` when it stops. The ref is for the disc; `restsAt`
 * is the rotation, in degrees, at which it stands or will stop.
 */
function useSpin(prizes: readonly Prize[], prize: Prize | undefined, settle: () => void) {
  const disc = useRef<SVGGElement>(null)
  const angle = useRef(0)
  const [restsAt, setRestsAt] = useState(0)
  const onStop = useEffectEvent(settle)

  useEffect(() => {
    const element = disc.current
    const index = prizes.findIndex(({ prizeId }) => prizeId === prize?.prizeId)
    if (!prize || !element || index < 0) return
    const from = angle.current % 360
    const to = restingAngle(index, prizes.length) + (prefersReducedMotion() ? 0 : turns * 360)
    angle.current = to
    setRestsAt(to % 360)
    const spin = element.animate([{ transform: `rotate(${from}deg)` }, { transform: `rotate(${to}deg)` }], {
      duration: prefersReducedMotion() ? 0 : spinMs,
      easing: 'cubic-bezier(0.15, 0.6, 0.1, 1)',
      fill: 'forwards',
    })
    spin.onfinish = () => onStop()
    return () => {
      spin.onfinish = null
    }
  }, [prize, prizes])
  return { disc, restsAt }
}

function Bulbs() {
  return Array.from({ length: bulbCount }, (_, bulb) => bulb).map((bulb) => (
    <circle
      key={bulb}
      className="wheel-bulb"
      r="6"
      cx={232 * Math.cos((bulb / bulbCount) * 2 * Math.PI)}
      cy={232 * Math.sin((bulb / bulbCount) * 2 * Math.PI)}
    />
  ))
}

interface SectorProps {
  prize: Prize
  index: number
  count: number
  isWon: boolean
  restsAt: number
}

function Sector({ prize, index, count, isWon, restsAt }: SectorProps) {
  const degrees = (index / count) * 360
  // Labels turn over as the wheel starts, where nobody can read them, so that they stand right when it stops.
  const isTurned = isUpsideDown(degrees + restsAt)
  return (
    <g
      className={`wheel-field wheel-field-${sectorTone(index, count)}`}
      data-won={isWon || undefined}
      transform={`rotate(${degrees})`}
    >
      <path d={sectorPath(218, count)} />
      <text
        transform={isTurned ? 'rotate(90) translate(-204 0)' : 'rotate(-90) translate(204 0)'}
        textAnchor={isTurned ? 'start' : 'end'}
        dominantBaseline="central"
      >
        {labelLines(prize.label).map((line, row, lines) => (
          <tspan key={line} x="0" dy={row === 0 ? `${-(lines.length - 1) * 0.55}em` : '1.1em'}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  )
}

// Neighboring sectors differ in tone all the way round: with an odd count, the last one has a third tone.
function sectorTone(index: number, count: number): number {
  return count % 2 === 1 && index === count - 1 ? 2 : index % 2
}
