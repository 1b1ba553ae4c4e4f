import type { LanguageCode } from '@marquee/contracts/languages'
import type { PageName } from '@marquee/contracts/pages'
import { useStartup } from '../brand/startup-context.ts'
import { useIsOfAge } from '../features/responsible-gaming/confirmed-age.ts'
import { useLazyPart } from '../i18n/use-lazy-part.ts'
import { useSession } from '../session/use-session.ts'

/** Pages for everyone: help, the law, and how to reach the brand. */
const forAllAges: readonly (PageName | undefined)[] = [
  'responsible-gaming',
  'privacy-policy',
  'term-condition',
  'contact-us',
]

async function loadDialog(language: LanguageCode) {
  const [{ AgeDialog }, { loadAreaTexts }] = await Promise.all([
    import('../features/responsible-gaming/age-dialog.tsx'),
    import('../i18n/load-area-texts.ts'),
  ])
  await loadAreaTexts('care', language)
  return AgeDialog
}

/**
 * Asks a visitor for the age, once, where the brand's market wants it. In the browser only, over a page that is whole
 * without it: documents stay the same for everyone, and nothing moves. A player's age is known to the platform.
 */
export function LazyAgeGate({ page }: { page: PageName | undefined }) {
  const { asksAge, minimumAge } = useStartup().market
  const { status } = useSession()
  const isOfAge = useIsOfAge(minimumAge)
  const isAsked = asksAge && status === 'visitor' && !isOfAge && !forAllAges.includes(page)
  const Dialog = useLazyPart(isAsked ? loadDialog : undefined)
  return isAsked && typeof Dialog !== 'string' ? <Dialog /> : null
}
