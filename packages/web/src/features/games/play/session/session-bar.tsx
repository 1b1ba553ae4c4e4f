import type { LanguageCode } from '@marquee/contracts/languages'
import { useStartup } from '../../../../brand/startup-context.ts'
import { useLazyPart } from '../../../../i18n/use-lazy-part.ts'
import { useSession } from '../../../../session/session-state.ts'
import './session-bar.css'

async function loadStrip(language: LanguageCode) {
  const [{ SessionStrip }, { loadAreaTexts }] = await Promise.all([
    import('./session-strip.tsx'),
    import('../../../../i18n/load-area-texts.ts'),
  ])
  await loadAreaTexts('care', language)
  return SessionStrip
}

/** The bar of the player's session above a game for real money. Its place is kept while it loads. */
export function SessionBar({ lobby }: { lobby: string }) {
  const isOffered = useStartup().capabilities.includes('responsibleGaming')
  const isPlayer = useSession().status === 'player'
  const isShown = isOffered && isPlayer
  const Strip = useLazyPart(isShown ? loadStrip : undefined)
  if (!isShown || Strip === 'failed') return null
  return <div className="session-bar">{Strip === 'loading' ? null : <Strip lobby={lobby} />}</div>
}
