import { Buffer } from 'node:buffer'
import type { WithHead } from './give-head.ts'

// A larger body costs more to copy than a second piece costs to send.
const mostBytes = 32 * 1024

let piece = Buffer.allocUnsafeSlow(mostBytes)

// A head with a long content policy takes 1.5 kB.
const roomBytes = 3 * 1024

/** What was given room, by its body: the room, and the body after it. */
const rooms = new WeakMap<Buffer, Buffer>()

/**
 * Copies a body to where its heads have room before it, so that it need not be copied whenever it is sent: a fifteenth
 * of what a cached document takes. For what is sent often and is not small.
 */
export function withRoom(body: Buffer): Buffer {
  const room = Buffer.allocUnsafeSlow(roomBytes + body.length)
  room.set(body, roomBytes)
  const moved = room.subarray(roomBytes)
  rooms.set(moved, room)
  return moved
}

/** An answer as it goes over the wire, but for the headers that differ from request to request. */
export interface Whole {
  status: number
  /** The status line and headers, in the order in which they are sent. */
  heads: readonly [Buffer, Buffer]
  /** The headers that differ and the end of the head, of characters that are a byte each. */
  lines: string
  body: Buffer | string
}

/**
 * Sends an answer in one piece. Node itself sends a buffer beside the head, which takes the process a sixth longer at
 * 6 kB, and text by way of a copy among the objects that it must clear away: a third of all that a cached answer made.
 *
 * One place serves all answers that have no room of their own, for the system has taken the bytes when this returns;
 * where it has not, the place is left to them.
 *
 * @returns false when nothing was done: the answer is too large, its connection is at its end, or others are to be
 * answered first on it
 */
export function sendInOnePiece(raw: WithHead, whole: Whole): boolean {
  const { socket } = raw
  if (!socket?.writable) return false
  const { status, lines, body } = whole
  const room = typeof body === 'string' ? undefined : rooms.get(body)
  const bytes = (room && inItsRoom(room, whole)) ?? inThePiece(whole)
  if (!bytes) return false
  raw.statusCode = status
  // Node has nothing more to say: the head is there, and has gone.
  raw._header = lines
  raw._headerSent = true
  socket.write(bytes)
  raw.end()
  // What has not all gone keeps its place; the next answer gets another one.
  if (socket.writableLength > 0) {
    if (bytes.buffer === piece.buffer) piece = Buffer.allocUnsafeSlow(mostBytes)
    else if (room && typeof body !== 'string') rooms.set(body, Buffer.from(room))
  }
  return true
}

const headLength = ({ heads: [first, second], lines }: Whole) => first.length + second.length + lines.length

function writeHead(place: Buffer, start: number, { heads: [first, second], lines }: Whole): void {
  place.set(first, start)
  place.set(second, start + first.length)
  place.write(lines, start + first.length + second.length, 'latin1')
}

function inItsRoom(room: Buffer, whole: Whole): Buffer | undefined {
  const start = roomBytes - headLength(whole)
  if (start < 0) return undefined
  writeHead(room, start, whole)
  return room.subarray(start)
}

function inThePiece(whole: Whole): Buffer | undefined {
  const { body } = whole
  const start = headLength(whole)
  const end = start + (typeof body === 'string' ? Buffer.byteLength(body) : body.length)
  if (end > mostBytes) return undefined
  writeHead(piece, 0, whole)
  if (typeof body === 'string') piece.write(body, start)
  else piece.set(body, start)
  return piece.subarray(0, end)
}
