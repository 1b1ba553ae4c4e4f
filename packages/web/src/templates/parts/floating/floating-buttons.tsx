import './floating-buttons.css'
import { useEffect, useRef } from 'react'
import { LazyChatButton } from './lazy-chat-button.tsx'
import { LazyRewardIcon } from './lazy-reward-icon.tsx'

// Less is a finger that rests on the screen.
const minStepPx = 8

/**
 * The buttons that float over a page: above the mobile bar and below every dialog. On phones they give way to the games
 * beneath them while the visitor scrolls down, and come back on the way up and at the end of the page.
 */
export function FloatingButtons() {
  const buttons = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let last = window.scrollY
    const onScroll = () => {
      const { scrollY, innerHeight } = window
      if (Math.abs(scrollY - last) < minStepPx) return
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - minStepPx
      if (buttons.current) buttons.current.dataset.scrolled = scrollY > last && !isAtEnd ? 'down' : 'up'
      last = scrollY
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return (
    <div ref={buttons} className="floating">
      <LazyRewardIcon />
      <LazyChatButton />
    </div>
  )
}
