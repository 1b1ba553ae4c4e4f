import { Suspense, useEffect, useState } from 'react'
import { lazyComponent } from '../../../browser/import-chunk.ts'
import { useChatSource } from '../../../brand/use-chat-source.ts'
import { savesData, whenIdle } from '../../../browser/when-idle.ts'

const ChatButton = lazyComponent(async () => (await import('./chat-button.tsx')).ChatButton)

// The widget is another house's code and weighs more than the page: it comes once the visitor stays.
const patienceMs = 8_000
const signsOfLife = ['pointerdown', 'keydown', 'scroll'] as const

/** The place of the chat's button. Its code, and the widget's, come when the visitor does something, or stays. */
export function ChatSlot() {
  const source = useChatSource()
  const [isWanted, setWanted] = useState(false)
  const hasChat = source !== undefined

  useEffect(() => {
    if (!hasChat || savesData()) return undefined
    let callOff = () => {}
    const begin = () => {
      stop()
      callOff = whenIdle(() => setWanted(true))
    }
    const stop = () => {
      clearTimeout(timer)
      for (const sign of signsOfLife) window.removeEventListener(sign, begin)
    }
    const timer = setTimeout(begin, patienceMs)
    for (const sign of signsOfLife) window.addEventListener(sign, begin, { passive: true })
    return () => {
      stop()
      callOff()
    }
  }, [hasChat])

  return source && isWanted ? (
    <Suspense>
      <ChatButton source={source} />
    </Suspense>
  ) : null
}
