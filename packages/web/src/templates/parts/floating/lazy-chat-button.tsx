import { Suspense, useEffect, useState } from 'react'
import { useChatSource } from '../../../brand/use-chat-source.ts'
import { lazyComponent } from '../../../browser/import-chunk.ts'
import { savesData, whenIdle } from '../../../browser/when-idle.ts'

const ChatButton = lazyComponent(async () => (await import('./chat-button.tsx')).ChatButton)

// The third-party widget is larger than the page, so it is loaded only for visitors who stay.
const loadDelayMs = 8_000
const inputEvents = ['pointerdown', 'keydown', 'scroll'] as const

/** The chat button. Its code and the widget's are loaded at the first input of the visitor, or after a delay. */
export function LazyChatButton() {
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
