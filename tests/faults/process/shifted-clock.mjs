// Shifts the clock of the process that preloads it, by SHIFT_MS.
const shiftMs = Number(process.env.SHIFT_MS)
const { now } = Date
Date.now = () => now() + shiftMs
