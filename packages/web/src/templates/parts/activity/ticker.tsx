import './winners-ticker.css'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon, type IconName } from '../../../ui/media/icon.tsx'

interface TickerProps {
  className?: string
  /** What passes by; the name of the region. */
  label: string
  icon: IconName
  lines: readonly ReactNode[]
  /** Stands at the end, and does not pass by. */
  children?: ReactNode
}

/** One line that passes by; it can be stopped, and stands for who wants less motion. */
export function Ticker({ className, label, icon, lines, children }: TickerProps) {
  const { t } = useTranslation()
  const [isPaused, setPaused] = useState(false)
  return (
    <section
      className={className ? `ticker ${className}` : 'ticker'}
      aria-label={label}
      data-paused={isPaused || undefined}
    >
      <button
        type="button"
        className="ticker-mark"
        aria-label={t(isPaused ? 'site.winners.resume' : 'site.winners.pause')}
        onClick={() => setPaused(!isPaused)}
      >
        <Icon name={isPaused ? 'play' : icon} />
      </button>
      <div className="ticker-window">
        <TickerLine lines={lines} />
        <TickerLine lines={lines} isCopy />
      </div>
      {children}
    </section>
  )
}

/** The copy follows the line, so that the band has no gap. */
function TickerLine({ lines, isCopy = false }: { lines: readonly ReactNode[]; isCopy?: boolean }) {
  return (
    <ul className="ticker-line num" aria-hidden={isCopy || undefined}>
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines of the top ten may say the same
        <li key={place}>{line}</li>
      ))}
    </ul>
  )
}
