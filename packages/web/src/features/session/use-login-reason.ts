import { type Page, pageByPath, pages } from '@marquee/contracts/pages'
import { usePageLink } from '../../brand/pages/pages-context.ts'
import { useStartup } from '../../brand/startup-context.ts'
import { gameTitle } from '../../i18n/game-title.ts'
import { useLanguage } from '../../i18n/language.ts'
import { problemText } from '../../i18n/problem-text.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { LoginRequest } from '../../session/login-request.ts'
import { sessionEnd } from '../../session/session-end.ts'

/** Why somebody has to log in, and what for; `undefined` where they came by themselves. */
export function useLoginReason(request: LoginRequest): string | undefined {
  const { i18n } = useTranslation()
  const end = useEndText()
  const purpose = usePurposeText(request)
  const reasons = [end, purpose].filter((text) => text !== undefined)
  // Chinese sentences stand without a space between them.
  return reasons.length === 0 ? undefined : reasons.join(i18n.language.startsWith('zh') ? '' : ' ')
}

/** Words of the platform that say more than that the session is over. */
const ofAccount = new Set(['BLOCK', 'CLOSE'])

function useEndText(): string | undefined {
  const { t, i18n } = useTranslation()
  const message = sessionEnd.read()
  if (message === undefined) return undefined
  return ofAccount.has(message) ? problemText({ message }, i18n) : t('login.ended')
}

function usePurposeText({ next, wish }: LoginRequest): string | undefined {
  const { t } = useTranslation()
  const linkTo = usePageLink()
  const language = useLanguage()
  const { site } = useStartup()
  if (wish) {
    const game = gameTitle(wish.game, language)
    return wish.kind === 'play' ? t('login.toPlay', { game }) : t('login.toKeep', { game })
  }
  const page = next === undefined ? undefined : pageByPath(next.split(/[?#]/, 1)[0] ?? '')
  if (page === undefined || (pages[page] as Page).access !== 'player') return undefined
  return page === 'playnow'
    ? t('login.intro', { site: site.siteName })
    : t('login.toOpen', { page: linkTo(page).text })
}
