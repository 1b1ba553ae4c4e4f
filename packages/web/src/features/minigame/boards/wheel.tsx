import { useEffect, useEffectEvent, useRef } from 'react'
import './wheel.css'
import type { BoardProps } from '../board-props.ts'
import { prefersReducedMotion } from './prefers-reduced-motion.ts'
import { arc, labelLines, restingAngle } from './wheel-geometry.ts'

const turns = 6
const spinMs = 5_200
const bulbs = 24

/** A wheel of the game's prizes. It stops at the prize that the platform has picked, in the middle of its field. */
export function Wheel({ game: { prizes }, play }: BoardProps) {
  const disc = useRef<SVGGElement>(null)
  const angle = useRef(0)
  const { state, settle } = play
  const prize = state.phase === 'revealing' ? state.prize : undefined
  const onStop = useEffectEvent(settle)

  useEffect(() => {
    const element = disc.current
    const index = prizes.findIndex(({ prizeId }) => prizeId === prize?.prizeId)
    if (!prize || !element || index < 0) return
    const from = angle.current % 360
    const to = restingAngle(index, prizes.length) + (prefersReducedMotion() ? 0 : turns * 360)
    angle.current = to
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

  const won = state.phase === 'done' ? state.prize?.prizeId : undefined
  return (
    <div className="wheel" aria-hidden="true">
      <svg viewBox="-250 -262 500 524" role="presentation">
        <circle className="wheel-rim" r="244" />
        {Array.from({ length: bulbs }, (_, bulb) => bulb).map((bulb) => (
          <circle
            key={bulb}
            className="wheel-bulb"
            r="6"
            cx={232 * Math.cos((bulb / bulbs) * 2 * Math.PI)}
            cy={232 * Math.sin((bulb / bulbs) * 2 * Math.PI)}
          />
        ))}
        <g ref={disc} className="wheel-disc">
          {prizes.map(({ prizeId, label }, index) => (
            <g
              key={prizeId}
              className={`wheel-field wheel-field-${fieldTone(index, prizes.length)}`}
              data-won={prizeId === won || undefined}
              transform={`rotate(${(index / prizes.length) * 360})`}
            >
              <path d={arc(218, prizes.length)} />
              <text transform="rotate(-90) translate(204 0)" textAnchor="end" dominantBaseline="central">
                {labelLines(label).map((line, row, lines) => (
                  <tspan key={line} x="0" dy={row === 0 ? `${-(lines.length - 1) * 0.55}em` : '1.1em'}>
                    {line}
                  </tspan>
                ))}
              </text>
            </g>
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

// Neighbours differ all the way round, where the number of fields is odd too.
function fieldTone(index: number, count: number): number {
  return count % 2 === 1 && index === count - 1 ? 2 : index % 2
}
