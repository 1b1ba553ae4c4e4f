import { replayEarlyClicks } from './event-replay.ts'
import { applyCachedFont, loadFont } from './font-loading.ts'

/*
 * Stands in the head of every document. Starts the client, and with it the loading of fonts, once the page has been
 * painted: when everything that the first screen shows has loaded, at the latest a while after the document has been
 * read, and at once when the visitor touches the page or presses a key. Until then a slow network serves the first
 * screen alone; links work all the same, and early clicks on buttons are replayed.
 */

const latestStartMs = 1500
const firstInputs = ['pointerdown', 'keydown'] as const

// What to load is listed on the script element itself, which is only known while this runs for the first time.
const { scripts = '', modules = '' } = (document.currentScript as HTMLScriptElement).dataset

let isStarted = false

async function start(): Promise<void> {
  if (isStarted) return
  isStarted = true
  for (const input of firstInputs) removeEventListener(input, start, true)
  for (const src of scripts.split(' ')) addElement('script', { type: 'module', src })
  for (const href of modules.split(' ').filter(Boolean)) {
    // One task each: adding all of them is a long task on a slow phone.
    await new Promise((resolve) => setTimeout(resolve))
    addElement('link', { rel: 'modulepreload', href })
  }
  // Without the font files the page stays in its fallback font.
  loadFont().catch(() => {})
}

function addElement<Tag extends 'script' | 'link'>(tag: Tag, props: Partial<HTMLElementTagNameMap[Tag]>) {
  document.head.append(Object.assign(document.createElement(tag), props))
}

applyCachedFont()
replayEarlyClicks()
for (const input of firstInputs) addEventListener(input, start, true)
// A page may have loaded before it is painted; an earlier paint is reported all the same, in a task of its own.
addEventListener('load', () => new PerformanceObserver(start).observe({ type: 'paint', buffered: true }))
addEventListener('DOMContentLoaded', () => setTimeout(start, latestStartMs))
