import { createStore, useStore } from '../browser/create-store.ts'

/** The address of the widget's script and the license id (specification, section 9). */
export interface ChatSource {
  scriptUrl: string
  chatId: string
}

export type ChatStatus = 'absent' | 'loading' | 'ready' | 'failed'

type ChatCall = [name: 'call' | 'on', args: unknown[]]

/** The widget as LiveChat documents it: calls queue in `_q` until the script has loaded and takes them by `_h`. */
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
let opensWhenReady = false

/** Whether the widget is loaded. */
export function useChatStatus(): ChatStatus {
  return useStore(status, (current) => current, 'absent')
}

/** Loads the widget once; after a failure only `openChat` loads it again. */
export function loadChat({ scriptUrl, chatId }: ChatSource): void {
  if (status.get() !== 'absent') return
  status.set('loading')
  window.__lc = { license: Number(chatId), asyncInit: true }
  const widget = queueingWidget()
  window.LiveChatWidget = widget
  widget.on('ready', () => {
    status.set('ready')
    if (opensWhenReady) maximizeChat()
    // The site's own button opens the chat, so the widget's is hidden.
    else widget.call('hide')
  })
  widget.on('visibility_changed', ({ visibility }) => {
    if (visibility === 'minimized') widget.call('hide')
  })
  const script = document.createElement('script')
  script.async = true
  script.src = scriptUrl
  script.addEventListener('error', () => {
    opensWhenReady = false
    status.set('failed')
    console.error('The live chat could not be loaded.')
  })
  document.head.append(script)
}

/** Opens the chat window; logs to the console where the widget is not ready (specification, section 2). */
export function maximizeChat(): void {
  opensWhenReady = false
  if (status.get() === 'ready') window.LiveChatWidget?.call('maximize')
  else console.error('The live chat is not ready.')
}

/** Opens the chat window, now or as soon as the widget is ready. */
export function openChat(source: ChatSource): void {
  if (status.get() === 'ready') {
    maximizeChat()
    return
  }
  opensWhenReady = true
  if (status.get() === 'failed') status.set('absent')
  loadChat(source)
}

function queueingWidget(): ChatWidget {
  const widget: ChatWidget = {
    _q: [],
    _h: null,
    _v: '2.0',
    on: (...args) => send(['on', args]),
    call: (...args) => send(['call', args]),
  }
  const send = (call: ChatCall) => (widget._h ? widget._h(call) : void widget._q.push(call))
  return widget
}
