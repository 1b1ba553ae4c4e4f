// The slot's behaviour in the browser. A round has an id made here before the first request; every retry sends
// the same id, so whatever breaks in between, the server settles the round once.
;(() => {
  const byId = (id) => document.getElementById(id)
  const launch = JSON.parse(byId('launch').textContent)
  const { texts, strips, paylines } = launch
  const [reelsBox, linesBox, message, spin, less, more] = [
    'reels',
    'lines',
    'message',
    'spin',
    'less',
    'more',
  ].map(byId)
  const [balanceText, winText, betText, cheer] = ['balance', 'win', 'bet', 'cheer'].map(byId)
  const colours = [
    '#ffd64a',
    '#ff5fa8',
    '#4ddcff',
    '#7dff6a',
    '#ff8a3d',
    '#c88bff',
    '#ffffff',
    '#ff5a4d',
    '#4affc3',
    '#f4ff61',
  ]
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  const memory = `marquee:round:${launch.ticket}`
  let balance = launch.balance
  let betIndex = 0
  let pending
  let parade
  let ended = false

  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
  const number = new Intl.NumberFormat(texts.numbers, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const amount = (value) => `${launch.currency} ${number.format(Number(value))}`
  const setState = (state) => {
    document.documentElement.dataset.state = state
    const busy = state === 'spinning' || state === 'loading'
    spin.disabled = busy || ended
    less.disabled = busy || pending !== undefined || betIndex === 0
    more.disabled = busy || pending !== undefined || betIndex === launch.bets.length - 1
  }
  const tellParent = (notice) => {
    if (parent !== window) parent.postMessage(notice, '*')
  }

  // Storage is refused in some frames; a round is then remembered only while the page lives.
  const remember = (round) => {
    pending = round
    try {
      if (round) sessionStorage.setItem(memory, JSON.stringify(round))
      else sessionStorage.removeItem(memory)
    } catch {}
  }
  const recall = () => {
    try {
      return JSON.parse(sessionStorage.getItem(memory)) ?? undefined
    } catch {
      return undefined
    }
  }

  // crypto.randomUUID exists only in secure contexts, and the page may be served over plain http.
  function newRoundId() {
    if (crypto.randomUUID) return crypto.randomUUID()
    const bytes = crypto.getRandomValues(new Uint8Array(16))
    bytes[6] = (bytes[6] & 15) | 64
    bytes[8] = (bytes[8] & 63) | 128
    const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  }

  function cell(symbol) {
    const box = document.createElement('div')
    box.className = `cell s-${symbol}`
    return box
  }

  const filler = (reel, count) => {
    const strip = strips[reel]
    const from = Math.floor(Math.random() * strip.length)
    return Array.from({ length: count }, (_, i) => strip[(from + i) % strip.length])
  }

  // A reel's strip hangs from its last cells: what is shown at rest is its bottom, so animating the strip
  // downwards by whole cells needs no measuring of its height.
  const reels = strips.map((strip, index) => {
    const box = document.createElement('div')
    box.className = 'reel'
    const band = document.createElement('div')
    band.className = 'strip'
    box.append(band)
    reelsBox.append(box)
    const hang = (symbols) => band.replaceChildren(...symbols.map(cell))
    const height = () => box.clientHeight / 3
    let shown = strip.slice(0, 3)
    hang(shown)
    const stillSpinning = () => document.documentElement.dataset.state === 'spinning'
    return {
      cells: () => [...band.children].slice(-3),
      show(symbols) {
        for (const animation of band.getAnimations()) animation.cancel()
        band.classList.remove('fast')
        shown = symbols
        hang(symbols)
      },
      async whirl() {
        const run = filler(index, 12)
        hang([...run, ...shown])
        const away = 12 * height()
        const start = band.animate([{ transform: 'none' }, { transform: `translateY(${away}px)` }], {
          duration: 520,
          easing: 'cubic-bezier(.5,-.22,.95,.62)',
        })
        await start.finished.catch(() => {})
        if (!stillSpinning()) return
        shown = run.slice(0, 3)
        band.classList.add('fast')
        hang([...shown, ...filler(index, 9), ...shown])
        band.animate([{ transform: 'none' }, { transform: `translateY(${away}px)` }], {
          duration: 330,
          iterations: Infinity,
        })
      },
      async land(symbols) {
        for (const animation of band.getAnimations()) animation.cancel()
        band.classList.remove('fast')
        const travel = 9 + index
        const run = filler(index, travel + 1 - 3)
        hang([...filler(index, 1), ...symbols, ...run, ...shown])
        const down = (travel + 1) * height()
        const stop = band.animate(
          [
            { transform: 'none', easing: 'cubic-bezier(.16,.62,.4,1)' },
            {
              transform: `translateY(${down + height() * 0.2}px)`,
              offset: 0.8,
              easing: 'cubic-bezier(.3,0,.5,1)',
            },
            { transform: `translateY(${down - height() * 0.03}px)`, offset: 0.93 },
            { transform: `translateY(${down}px)` },
          ],
          { duration: 780, fill: 'forwards' },
        )
        await stop.finished.catch(() => {})
        this.show(symbols)
      },
    }
  })

  function clearWins() {
    clearInterval(parade)
    linesBox.replaceChildren()
    reelsBox.classList.remove('shown')
    cheer.classList.remove('on')
    for (const hit of reelsBox.querySelectorAll('.hit')) hit.classList.remove('hit')
  }

  function drawLine(line) {
    const points = paylines[line].map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`).join(' ')
    for (const [stroke, width] of [
      ['#1a0a20', 12],
      [colours[line % colours.length], 6],
    ]) {
      const shape = document.createElementNS('http://www.w3.org/2000/svg', 'polyline')
      for (const [name, value] of Object.entries({ points, stroke, 'stroke-width': width, pathLength: 1 }))
        shape.setAttribute(name, value)
      linesBox.append(shape)
    }
  }

  function showWins(wins) {
    for (const old of reelsBox.querySelectorAll('.hit')) old.classList.remove('hit')
    linesBox.replaceChildren()
    reelsBox.classList.add('shown')
    for (const { line, count } of wins) {
      drawLine(line)
      for (const [reel, row] of paylines[line].slice(0, count).entries())
        reels[reel].cells()[row].classList.add('hit')
    }
  }

  /** All winning lines at once, then one after the other until the next round. */
  function startParade(wins) {
    showWins(wins)
    if (wins.length < 2 || calm.matches) return
    let turn = -1
    parade = setInterval(() => {
      turn = turn === wins.length - 1 ? -1 : turn + 1
      showWins(turn < 0 ? wins : [wins[turn]])
    }, 1300)
  }

  async function countUp(target, durationMs) {
    const started = performance.now()
    for (let share = 0; share < 1 && !calm.matches; ) {
      await new Promise(requestAnimationFrame)
      share = Math.min(1, (performance.now() - started) / durationMs)
      const value = amount(Number(target) * (1 - (1 - share) ** 3))
      winText.textContent = value
      cheer.querySelector('b').textContent = value
    }
    winText.textContent = amount(target)
    cheer.querySelector('b').textContent = amount(target)
  }

  function celebrate(multiple) {
    for (const coin of cheer.querySelectorAll('i')) coin.remove()
    if (multiple < 12 || calm.matches) return
    for (let index = 0; index < 22; index++) {
      const coin = document.createElement('i')
      coin.style.left = `${(index * 37) % 97}%`
      coin.style.animationDelay = `${-((index * 71) % 160) / 100}s`
      cheer.append(coin)
    }
    cheer.classList.add('on')
    setTimeout(() => cheer.classList.remove('on'), 4200)
  }

  const asksAgain = (status) => status === 408 || status === 425 || status === 429 || status >= 500

  /** One request; throws where the answer did not arrive, so that the round is asked for again. */
  async function ask(round) {
    const stop = new AbortController()
    const timer = setTimeout(() => stop.abort(), 10_000)
    try {
      const body = JSON.stringify({ ticket: launch.ticket, bet: round.bet, roundId: round.roundId })
      const headers = { 'content-type': 'application/json', accept: 'application/json' }
      const response = await fetch('./spin', { method: 'POST', headers, body, signal: stop.signal })
      if (asksAgain(response.status)) throw new Error(`status ${response.status}`)
      const answer = await response.json()
      if (typeof answer?.ok !== 'boolean') throw new Error('not an answer')
      return answer
    } finally {
      clearTimeout(timer)
    }
  }

  async function askPatiently(round) {
    for (const pauseMs of [400, 1200]) {
      try {
        return await ask(round)
      } catch {
        await wait(pauseMs)
      }
    }
    return ask(round)
  }

  function complain(text, withRetry) {
    for (const [index, reel] of reels.entries()) reel.show(filler(index, 3))
    message.textContent = text
    if (withRetry) {
      const again = document.createElement('button')
      again.type = 'button'
      again.dataset.testid = 'retry'
      again.textContent = texts.retry
      again.addEventListener('click', play)
      message.append(again)
    }
    setState('error')
  }

  function refuse(error) {
    remember(undefined)
    ended = error === 'expired'
    complain(texts[error] ?? texts.invalidInput, false)
  }

  async function land(grid) {
    if (calm.matches) {
      for (const [index, reel] of reels.entries()) reel.show(grid[index])
      return
    }
    const stops = []
    for (const [index, reel] of reels.entries()) {
      stops.push(reel.land(grid[index]))
      await wait(210)
    }
    await Promise.all(stops)
  }

  async function settle(answer, bet) {
    await land(answer.grid)
    remember(undefined)
    balance = answer.balance
    balanceText.textContent = amount(balance)
    const multiple = Number(answer.winAmount) / Number(bet)
    if (answer.wins.length > 0) {
      startParade(answer.wins)
      celebrate(multiple)
    }
    message.textContent = answer.wins.length > 0 ? `${texts.win} ${amount(answer.winAmount)}` : texts.goodLuck
    setState('settled')
    tellParent({ type: 'marquee:balance', balance })
    if (answer.wins.length > 0) await countUp(answer.winAmount, Math.min(2400, 500 + multiple * 120))
  }

  async function play() {
    if (spin.disabled) return
    clearWins()
    const round = pending ?? { roundId: newRoundId(), bet: launch.bets[betIndex] }
    remember(round)
    message.textContent = texts.goodLuck
    winText.textContent = amount(0)
    setState('spinning')
    if (!calm.matches) for (const reel of reels) reel.whirl()
    const shortest = calm.matches ? undefined : wait(1000)
    try {
      const answer = await askPatiently(round)
      await shortest
      if (answer.ok) await settle(answer, round.bet)
      else refuse(answer.error)
    } catch {
      complain(texts.interrupted, true)
    }
  }

  function showBet() {
    const bet = launch.bets[betIndex]
    betText.textContent = amount(bet)
    byId('pays').replaceChildren(
      ...launch.pays.map(([symbol, pays]) => {
        const box = document.createElement('div')
        const picture = document.createElement('i')
        picture.className = `s-${symbol}`
        const figures = pays
          .map((pay, i) => `${i + 3} × ${number.format((pay * Number(bet)) / paylines.length)}`)
          .reverse()
        box.append(picture, symbol === 'wild' ? 'Wild' : figures.join('\n'))
        return box
      }),
    )
  }

  function changeBet(step) {
    if (document.documentElement.dataset.state === 'spinning' || pending) return
    betIndex = Math.min(launch.bets.length - 1, Math.max(0, betIndex + step))
    showBet()
    setState(document.documentElement.dataset.state)
  }

  function onKey(event) {
    if (byId('paytable').open || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
    const onControl =
      event.target instanceof Element && event.target.closest('a, button') && event.target !== spin
    if ((event.key === ' ' || event.key === 'Enter') && !onControl) {
      event.preventDefault()
      play()
    }
    if (event.key === 'ArrowUp' || event.key === '+') changeBet(1)
    if (event.key === 'ArrowDown' || event.key === '-') changeBet(-1)
  }

  spin.addEventListener('click', play)
  less.addEventListener('click', () => changeBet(-1))
  more.addEventListener('click', () => changeBet(1))
  byId('open-paytable').addEventListener('click', () => byId('paytable').showModal())
  document.addEventListener('keydown', onKey)
  balanceText.textContent = amount(balance)
  winText.textContent = amount(0)
  remember(recall())
  if (pending) betIndex = Math.max(0, launch.bets.indexOf(pending.bet))
  showBet()
  if (pending) complain(texts.interrupted, true)
  else setState('ready')
  tellParent({ type: 'marquee:loaded' })
})()
