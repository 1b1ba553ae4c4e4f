import './floating.css'
import { ChatButton } from './chat-button.tsx'
import { RewardSlot } from './reward-slot.tsx'

/** What floats over a page: above the mobile bar, and beneath every dialog. */
export function Floating() {
  return (
    <div className="floating">
      <RewardSlot />
      <ChatButton />
    </div>
  )
}
