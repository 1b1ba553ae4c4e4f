import { isOffered } from '@marquee/contracts/pages'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useStartup } from '../../../brand/startup-context.ts'
import { useChatSource } from '../../../brand/use-chat-source.ts'
import { lazyComponent } from '../../../browser/import-chunk.ts'
import { savesData, whenIdle } from '../../../browser/when-idle.ts'
import { useSession } from '../../../session/session-state.ts'
import { isOfferPage } from './is-offer-page.ts'
import './floating-buttons.css'

/**
 * The buttons that float over a page: above the mobile bar and below every dialog. On phones they give way to the games
 * beneath them while the visitor scrolls down, come back on the way up and at the end of the page, and move up where they
 * would cover something to press; the chat takes the place of the reward icon where that would not be free.
 */
export function FloatingButtons() {
  const buttons = useRef<HTMLDivElement>(null)
  useEffect(
    () =>
      // The buttons come later than this, too.
      whenIdle(async () => {
        const loaded = await import('./give-way.ts').catch(() => undefined)
        if (buttons.current) loaded?.giveWay(buttons.current)
      }),
    [],
  )
  return (
    // Until it is known what they would cover.
    <div ref={buttons} className="floating" data-covers="">
      <LazyRewardIcon />
      <LazyChatButton />
    </div>
  )
}

const RewardIcon = lazyComponent(async () => (await import('./reward-icon.tsx')).RewardIcon)

/** The reward icon, whose code is loaded for players only. */
function LazyRewardIcon() {
  const { status, isConfirmed } = useSession()
  const { capabilities } = useStartup()
  const { pathname } = useLocation()
  if (status !== 'player' || !isConfirmed || !isOfferPage(pathname)) return null
  if (!isOffered('minigame', capabilities)) return null
  return (
    <Suspense>
      <RewardIcon />
    </Suspense>
  )
}

const ChatButton = lazyComponent(async () => (await import('./chat-button.tsx')).ChatButton)

// The third-party widget is larger than the page, so it is loaded only for visitors who stay.
const loadDelayMs = 8_000
const inputEvents = ['pointerdown', 'keydown', 'scroll'] as const

/** The chat button. Its code and the widget's are loaded at the first input of the visitor, or after a delay. */
function LazyChatButton() {
  const source = useChatSource()
  const [isRequested, setRequested] = useState(false)
  const hasChat = source !== undefined

  useEffect(() => {
    if (!hasChat || savesData()) return undefined
    let cancelIdle = () => {}
    const load = () => {
      stop()
      cancelIdle = whenIdle(() => setRequested(true))
    }
    const stop = () => {
      clearTimeout(timer)
      for (const event of inputEvents) window.removeEventListener(event, load)
    }
    const timer = setTimeout(load, loadDelayMs)
    for (const event of inputEvents) window.addEventListener(event, load, { passive: true })
    return () => {
      stop()
      cancelIdle()
    }
  }, [hasChat])

  return source && isRequested ? (
    <Suspense>
      <ChatButton source={source} />
    </Suspense>
  ) : null
}
