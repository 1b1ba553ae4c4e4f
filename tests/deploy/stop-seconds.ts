/** An upload may begin as the drain ends, and goes on for so long. */
const uploadSeconds = 35
/** To write the snapshot and to close connections. */
const closingSeconds = 5

/** How long a gateway may take to stop, from SIGTERM on. */
export const stopSeconds = (drainSeconds: number) => drainSeconds + uploadSeconds + closingSeconds
