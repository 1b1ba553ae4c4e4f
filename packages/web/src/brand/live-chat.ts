import { createStore, useStore } from '../browser/create-store.ts'

/** Where the widget comes from, and the licence under which it speaks (specification, section 9). */
export interface ChatSource {
  scriptUrl: string
  chatId: string
}

export type ChatStatus = 'absent' | 'loading' | 'ready' | 'failed'

type ChatCall = [name: 'call' | 'on', words: unknown[]]

/** The widget as its maker documents it: calls wait in `_q` until the script has come and takes them by `_h`. */
interface ChatWidget {
  _q: ChatCall[]
  _h: ((call: ChatCall) => void) | null
  _v: string
  on: (event: string, listener: (data: { visibility?: string }) => void) => void
  call: (name: string) => void
}

declare global {
  interface Window {
    LiveChatWidget?: ChatWidget
    __lc?: { license: number; asyncInit: boolean }
  }
}

const status = createStore<ChatStatus>('absent')
let wantsOpen = false

/** How far the widget has come. */
export function useChatStatus(): ChatStatus {
  return useStore(status, (current) => current, 'absent')
}

/** Loads the widget, once; a load that failed is tried again by `openChat` alone. */
export function loadChat({ scriptUrl, chatId }: ChatSource): void {
  if (status.get() !== 'absent') return
  status.set('loading')
  window.__lc = { license: Number(chatId), asyncInit: true }
  const widget = waitingWidget()
  window.LiveChatWidget = widget
  widget.on('ready', () => {
    status.set('ready')
    if (wantsOpen) maximiseChat()
    // The site's own button opens it, so the widget's stays away.
    else widget.call('hide')
  })
  widget.on('visibility_changed', ({ visibility }) => {
    if (visibility === 'minimized') widget.call('hide')
  })
  const script = document.createElement('script')
  script.async = true
  script.src = scriptUrl
  script.addEventListener('error', () => {
    wantsOpen = false
    status.set('failed')
    console.error('The live chat could not be loaded.')
  })
  document.head.append(script)
}

/** Opens the chat's window; a widget that is not ready is only said in the console (specification, section 2). */
export function maximiseChat(): void {
  wantsOpen = false
  if (status.get() === 'ready') window.LiveChatWidget?.call('maximize')
  else console.error('The live chat is not ready.')
}

/** Opens the chat's window, now or as soon as the widget has come. */
export function openChat(source: ChatSource): void {
  if (status.get() === 'ready') {
    maximiseChat()
    return
  }
  wantsOpen = true
  if (status.get() === 'failed') status.set('absent')
  loadChat(source)
}

function waitingWidget(): ChatWidget {
  const widget: ChatWidget = {
    _q: [],
    _h: null,
    _v: '2.0',
    on: (...words) => pass(['on', words]),
    call: (...words) => pass(['call', words]),
  }
  const pass = (call: ChatCall) => (widget._h ? widget._h(call) : void widget._q.push(call))
  return widget
}
