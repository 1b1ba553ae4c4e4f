import './winners-ticker.css'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { useTopTen } from './use-top-ten.ts'

/** The running top ten as one line that passes by; it can be stopped, and stands for who wants less motion. */
export function WinnersTicker() {
  const { t } = useTranslation()
  const { money } = useFormat()
  const topTen = useTopTen()
  const [isPaused, setPaused] = useState(false)
  if (!topTen) return null
  const lines = [
    ...topTen.winner.map(({ accountMasked, amount }) => {
      return t('site.winners.won', { name: accountMasked, amount: money(amount) })
    }),
    ...topTen.withdrawal.map(({ accountMasked, amount }) => {
      return t('site.winners.withdrew', { name: accountMasked, amount: money(amount) })
    }),
  ]
  return (
    <section className="ticker" aria-label={t('site.winners.title')} data-paused={isPaused || undefined}>
      <button
        type="button"
        className="ticker-mark"
        aria-label={t(isPaused ? 'site.winners.resume' : 'site.winners.pause')}
        onClick={() => setPaused(!isPaused)}
      >
        <Icon name={isPaused ? 'play' : 'trophy'} />
      </button>
      <div className="ticker-window">
        <TickerLine lines={lines} />
        <TickerLine lines={lines} isCopy />
      </div>
    </section>
  )
}

/** The copy follows the line, so that the band has no gap. */
function TickerLine({ lines, isCopy = false }: { lines: readonly string[]; isCopy?: boolean }) {
  return (
    <ul className="ticker-line num" aria-hidden={isCopy || undefined}>
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines of the top ten may say the same
        <li key={place}>{line}</li>
      ))}
    </ul>
  )
}
