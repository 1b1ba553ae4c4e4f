import type { LanguageCode } from '@marquee/contracts/languages'
import type { PageName } from '@marquee/contracts/pages'
import { useStartup } from '../brand/startup-context.ts'
import { useCarePart } from '../care/use-care-part.ts'
import { useIsOfAge } from '../features/age-gate/confirmed-age.ts'
import { useSession } from '../session/session-state.ts'

/** Pages for everyone: help, the law, and how to reach the brand. */
const forAllAges: readonly (PageName | undefined)[] = [
  'responsible-gaming',
  'privacy-policy',
  'term-condition',
  'contact-us',
]

async function loadDialog(language: LanguageCode) {
  const [{ AgeDialog }, { loadAreaTexts }] = await Promise.all([
    import('../features/age-gate/age-dialog.tsx'),
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
  const Dialog = useCarePart(isAsked ? loadDialog : undefined)
  return isAsked && typeof Dialog !== 'string' ? <Dialog /> : null
}
