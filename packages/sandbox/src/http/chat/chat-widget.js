// A stand-in for the LiveChat widget, with the same protocol: calls are queued in `LiveChatWidget._q` until this script
// handles them with `_h`. Its window is a frame of its own origin.
;(() => {
  const { origin } = new URL(document.currentScript.src)
  const widget = window.LiveChatWidget
  const license = window.__lc?.license
  const listeners = []
  let frame

  const emit = (event, data) => {
    for (const [name, listener] of listeners) if (name === event) listener(data)
  }

  const actions = {
    maximize() {
      if (!frame) {
        frame = document.createElement('iframe')
        frame.title = 'Live chat'
        frame.src = `${origin}/chat/window?license=${encodeURIComponent(license)}`
        Object.assign(frame.style, {
          position: 'fixed',
          zIndex: '2147483000',
          right: '16px',
          bottom: '16px',
          width: 'min(360px, calc(100vw - 32px))',
          height: 'min(520px, calc(100dvh - 32px))',
          border: '0',
          borderRadius: '16px',
          boxShadow: '0 12px 40px #0008',
          colorScheme: 'light',
        })
        document.body.append(frame)
      }
      frame.hidden = false
      emit('visibility_changed', { visibility: 'maximized' })
    },
    minimize() {
      if (frame) frame.hidden = true
      emit('visibility_changed', { visibility: 'minimized' })
    },
    // The real widget hides its own button; this one has no button.
    hide() {},
  }

  addEventListener('message', ({ origin: sender, data }) => {
    if (sender === origin && data === 'minimize') actions.minimize()
  })

  widget._h = ([name, args]) => {
    if (name === 'on') listeners.push(args)
    else actions[args[0]]?.()
  }
  for (const call of widget._q) widget._h(call)
  emit('ready', { state: { visibility: 'minimized' } })
})()
