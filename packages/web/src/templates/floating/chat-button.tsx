import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { loadChat, maximiseChat, useChatStatus } from '../../session/live-chat.ts'
import { useChatSource } from '../../session/use-chat-source.ts'
import { savesData, whenIdle } from '../../session/when-idle.ts'
import { Icon } from '../../ui/icon.tsx'

// The widget is another house's code and weighs more than the page: it comes once the visitor stays.
const patienceMs = 8_000
const signsOfLife = ['pointerdown', 'keydown', 'scroll'] as const

/** The way into the live chat. It is there once the widget has loaded, and opens its window (specification, 2). */
export function ChatButton() {
  const { t } = useTranslation()
  const status = useChatStatus()
  const source = useChatSource()
  const { scriptUrl, chatId } = source ?? {}

  useEffect(() => {
    if (!scriptUrl || !chatId || savesData()) return undefined
    let callOff = () => {}
    const begin = () => {
      stop()
      callOff = whenIdle(() => loadChat({ scriptUrl, chatId }))
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
  }, [scriptUrl, chatId])

  if (!source || status !== 'ready') return null
  return (
    <button type="button" className="chat-button" aria-label={t('client.chat')} onClick={maximiseChat}>
      <Icon name="chat" />
    </button>
  )
}
