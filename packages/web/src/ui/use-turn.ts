import { useEffect, useState } from 'react'

// A drawing may take a slow phone 10 ms to lay out and paint; a frame that was late had enough with one.
const perFrame = 3
const lateMs = 24

type Turn = () => void
let waiting: Turn[] = []
let isLive = false
let isCalling = false

/**
 * Whether it is this one's turn to appear. Many pictures that come while a page is scrolled appear a few in each
 * frame, the last comers first: what is scrolled past need not appear at all. Elsewhere the frames would cost more
 * than the pictures. What came with the document, and what shall not wait, is there at once.
 */
export function useTurn(waits: boolean): boolean {
  const [hasTurn, setTurn] = useState(!waits || !isLive)
  useEffect(() => {
    // Effects begin once the server's document has come alive.
    isLive = true
    if (hasTurn) return undefined
    const turn = () => setTurn(true)
    waiting.push(turn)
    if (!isCalling) call(performance.now())
    return () => {
      waiting = waiting.filter((other) => other !== turn)
    }
  }, [hasTurn])
  return hasTurn || !waits
}

function call(lastMs: number): void {
  isCalling = waiting.length > 0
  if (!isCalling) return
  requestAnimationFrame((nowMs) => {
    for (const turn of waiting.splice(nowMs - lastMs > lateMs ? -1 : -perFrame)) turn()
    call(nowMs)
  })
}
