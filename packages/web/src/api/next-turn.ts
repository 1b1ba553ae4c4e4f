/** The browser's next turn. A cheap phone needs as long for a start as for several frames: it shows them in between. */
export const nextTurn = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(0)
  })
