import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { type BoardProps, prefersReducedMotion } from './board.ts'
import './gift-boxes.css'

const boxes = [1, 2, 3] as const
const openMs = 900

/** Three boxes, of which the player picks one. The platform has picked the prize, whichever box is opened. */
export function GiftBoxes({ play, result, mayPlay }: BoardProps) {
  const { t } = useTranslation()
  const [picked, setPicked] = useState<number>()
  const { state, settle, begin } = play
  const { phase } = state
  const onOpened = useEffectEvent(settle)

  useEffect(() => {
    if (phase === 'ready') setPicked(undefined)
    if (phase !== 'revealing') return
    const timer = setTimeout(() => onOpened(), prefersReducedMotion() ? 0 : openMs)
    return () => clearTimeout(timer)
  }, [phase])

  const prize = 'prize' in state ? state.prize?.label : undefined
  const isOpen = phase === 'revealing' || phase === 'claiming' || phase === 'done'
  return (
    <div className="boxes">
      {boxes.map((box) => (
        <button
          key={box}
          type="button"
          className="box"
          aria-label={t('minigame.box', { number: box })}
          disabled={!mayPlay || phase !== 'ready'}
          data-state={box === picked ? (isOpen ? 'open' : 'picked') : undefined}
          onClick={() => {
            setPicked(box)
            begin()
          }}
        >
          <svg viewBox="0 0 120 130" aria-hidden="true">
            <ellipse className="box-shadow" cx="60" cy="120" rx="46" ry="7" />
            <path className="box-body" d="M18 58h84v54a6 6 0 0 1-6 6H24a6 6 0 0 1-6-6z" />
            <path className="box-band" d="M50 58h20v60H50z" />
            <g className="box-lid">
              <path
                className="box-top"
                d="M14 38h92a5 5 0 0 1 5 5v13a5 5 0 0 1-5 5H14a5 5 0 0 1-5-5V43a5 5 0 0 1 5-5z"
              />
              <path className="box-band" d="M50 38h20v23H50z" />
              <path
                className="box-bow"
                d="M60 38c-8-24-34-26-36-13-1 10 18 14 36 13zM60 38c8-24 34-26 36-13 1 10-18 14-36 13z"
              />
            </g>
          </svg>
          {box === picked && result && result !== 'nothing' && prize ? (
            <span className="box-prize">{prize}</span>
          ) : null}
        </button>
      ))}
    </div>
  )
}
