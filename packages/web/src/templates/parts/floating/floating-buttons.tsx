import './floating-buttons.css'
import { LazyChatButton } from './lazy-chat-button.tsx'
import { LazyRewardIcon } from './lazy-reward-icon.tsx'

/** The buttons that float over a page: above the mobile bar and below every dialog. */
export function FloatingButtons() {
  return (
    <div className="floating">
      <LazyRewardIcon />
      <LazyChatButton />
    </div>
  )
}
