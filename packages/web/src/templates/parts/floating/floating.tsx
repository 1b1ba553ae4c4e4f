import './floating.css'
import { ChatSlot } from './chat-slot.tsx'
import { RewardSlot } from './reward-slot.tsx'

/** What floats over a page: above the mobile bar, and beneath every dialog. */
export function Floating() {
  return (
    <div className="floating">
      <RewardSlot />
      <ChatSlot />
    </div>
  )
}
