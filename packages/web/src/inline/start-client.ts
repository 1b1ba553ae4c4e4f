import { pausedHint } from '@marquee/contracts/player-hint'
import { beginReads } from '../browser/first-reads.ts'
import { replayEarlyClicks } from './event-replay.ts'
import { showFirstFrame } from './first-frame.ts'
import { loadFont } from './font-loading.ts'
import { createRecovery } from './missing-scripts.ts'

/*
 * The script in the head of every document. Shows the frame of who is here, begins a player's reads, loads the font, and
 * starts the client once the page has been painted and everything on the first screen has loaded; at the latest some time
 * after the document was parsed, and at once on the visitor's first input. Until then a slow network only serves the first
 * screen; links work all the same, and early clicks on buttons are replayed.
 */

const latestStartMs = 1500
const firstInputs = ['pointerdown', 'keydown'] as const

// The script element lists what to load; `currentScript` is only set while the script first runs, and not where something
// on the way has put off its run.
const own = (document.currentScript ?? document.querySelector('[data-scripts]')) as HTMLElement
const { scripts = '', modules = '', reads, ...texts } = own.dataset
const recover = createRecovery(texts)

let isStarted = false

async function start(): Promise<void> {
  if (isStarted) return
  isStarted = true
  for (const input of firstInputs) removeEventListener(input, start, true)
  for (const src of scripts.split(' ')) addElement('script', { type: 'module', src, onerror: recover })
  for (const href of modules.split(' ').filter(Boolean)) {
    // One task each: adding all of them at once is a long task on a slow phone.
    await new Promise((resolve) => setTimeout(resolve))
    addElement('link', { rel: 'modulepreload', href })
  }
}

function addElement<Tag extends 'script' | 'link'>(tag: Tag, props: Partial<HTMLElementTagNameMap[Tag]>) {
  document.head.append(Object.assign(document.createElement(tag), props))
}

const isPlayer = showFirstFrame()
// An address with a query may ask for something else.
if (reads && !location.search && isPlayer) beginReads(reads.split(' '))
// Without the font files the page stays in its fallback font.
loadFont().catch(() => {})
replayEarlyClicks()
// The client has started and lacks a part of this page.
addEventListener('startfailed', recover)
for (const input of firstInputs) addEventListener(input, start, true)
// A page may load before it is painted; `buffered` also reports an earlier paint.
addEventListener('load', () => new PerformanceObserver(start).observe({ type: 'paint', buffered: true }))
// During a break nothing is painted that the client could delay.
const delayMs = document.documentElement.dataset.player === pausedHint ? 0 : latestStartMs
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => setTimeout(start, delayMs))
else void start()
