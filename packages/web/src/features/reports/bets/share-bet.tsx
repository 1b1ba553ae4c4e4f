import type { Bet, BetDetail } from '@marquee/contracts/areas/reports/reports'
import { categories, categoryByName } from '@marquee/contracts/categories'
import { withLanguagePrefix } from '@marquee/contracts/languages'
import { useStartup } from '../../../brand/startup-context.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useCopy } from '../../../ui/layout/use-copy.ts'
import { isKnownResult } from './known-results.ts'
import { legChoice } from './leg-choice.ts'
import { useLegNames } from './use-leg-names.ts'

interface ShareBetProps {
  bet: Bet
  detail: BetDetail
}

/**
 * Shares what a bet was on, with a link to the games of its kind: by the device's own dialog, else as a copied text.
 * Amounts are nobody else's business. Not where the player may not play: it advertises.
 */
export function ShareBet({ bet, detail }: ShareBetProps) {
  const { t } = useTranslation()
  const isOffered = useStartup().capabilities.includes('games')
  const text = useShareText({ bet, detail })
  const url = useShareAddress(bet)
  const [isCopied, copy] = useCopy(`${text}\n${url}`)
  if (!isOffered) return null
  const share = () => {
    if (!navigator.share) return copy()
    // Closing the dialog is an answer too.
    navigator.share({ text, url }).catch(() => {})
  }
  return (
    <Button variant="outline" onClick={share}>
      {t(isCopied ? 'app.copied' : 'records.share')}
    </Button>
  )
}

/** The address of the lobby where such games are, in the page's language. */
function useShareAddress({ gameType }: Bet): string {
  const language = useLanguage()
  const category = categoryByName(gameType)
  const path = category ? categories[category].route : '/'
  return new URL(withLanguagePrefix(language, path), window.location.origin).href
}

/** The game, then a line for each leg with its result, then the odds. */
function useShareText({ bet, detail }: ShareBetProps): string {
  const { t } = useTranslation()
  const { site } = useStartup()
  const language = useLanguage()
  const namesOf = useLegNames()
  const legs = detail.legs.map((leg) => {
    const { home, away, side, line } = legChoice(leg, language)
    const teams = home && away ? `${t('records.teams', { home, away })}: ` : ''
    const choice = [namesOf({ home, away })[side], line].filter(Boolean).join(' ')
    const result = isKnownResult(leg.result) ? ` · ${t(`records.results.${leg.result}`)}` : ''
    return `${teams}${choice}${result}`
  })
  const head = t('records.shareText', { game: bet.gameName || bet.gameCode, site: site.siteName })
  const odds = detail.odds && legs.length > 0 ? [t('records.odds', { odds: detail.odds })] : []
  return [head, ...legs, ...odds].join('\n')
}
