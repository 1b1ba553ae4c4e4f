import { Parser } from 'tap-parser'
import { Tally } from './tally.mjs'

/**
 * A test point of the runner's output.
 * @typedef {{ ok: boolean, name: string, time?: number, skip?: unknown, todo?: unknown, diag?: unknown, closingTestPoint?: boolean }} Point
 *
 * @typedef {{ name: string, diagnostics: unknown }} Failure
 *
 * A test that was left out, and why.
 * @typedef {{ name: string, reason: string }} Skip
 *
 * A test file that has ended; `name` is its path below the repository. `cpu` has the processor seconds of the process and
 * the children that it waited for, and those that no process above will count, where `report-cpu.mjs` was loaded.
 * @typedef {{ name: string, tally: Tally, failures: Failure[], skips: Skip[], durationMs: number, cpu?: Cpu | undefined }} FileResult
 * @typedef {{ seconds: number, lostSeconds: number }} Cpu
 */

const cpuComment = /^# cpu: (\d+\.\d+), and (\d+\.\d+) that/

/**
 * Parses the output of the test runner as a stream. A block without nested blocks counts as one test, and so does a file
 * without blocks. A file that fails outside its blocks (a crash, a timeout, an uncaught error) counts one more failure,
 * and a file without any test has failed.
 * @param {import('node:stream').Readable} stream TAP, one subtest per file
 * @param {(file: FileResult) => void} onFile
 * @returns {Promise<void>} resolves at the end of the output
 */
export function readTap(stream, onFile) {
  return new Promise((resolve) => {
    const root = new Parser()
    /** @type {Block | undefined} */
    let file
    root.on('child', (/** @type {Parser} */ parser) => {
      file = new Block(parser, [])
    })
    root.on('assert', (/** @type {Point} */ end) => {
      const block = file ?? new Block(new Parser(), [])
      file = undefined
      block.end(end)
      const { tally, failures, skips, cpu } = block
      onFile({ name: end.name, tally, failures, skips, durationMs: end.time ?? 0, cpu })
    })
    root.on('complete', () => resolve())
    stream.pipe(root)
  })
}

/** A file or a block of tests, filled while its output is parsed. */
class Block {
  tally = new Tally()
  /** @type {Failure[]} */
  failures = []
  /** @type {Skip[]} */
  skips = []
  /** @type {Cpu | undefined} */
  cpu
  points = 0
  hasBlocks = false
  hasOwnFailure = false

  /**
   * @param {Parser} parser
   * @param {readonly string[]} path names of the enclosing blocks and of this one
   */
  constructor(parser, path) {
    this.path = path
    /** @type {Block | undefined} */
    let inner
    parser.on('comment', (/** @type {string} */ comment) => {
      const [, seconds, lost] = cpuComment.exec(comment.trim()) ?? []
      if (seconds) this.cpu = { seconds: Number(seconds), lostSeconds: Number(lost) }
    })
    parser.on('child', (/** @type {Parser} */ child) => {
      inner = new Block(child, [...path, child.name])
    })
    parser.on('assert', (/** @type {Point} */ point) => {
      this.points += 1
      if (inner && point.closingTestPoint) {
        inner.end(point)
        this.addBlock(inner)
        inner = undefined
      } else this.addAssertion(point)
    })
  }

  /** @param {Block} inner */
  addBlock(inner) {
    this.hasBlocks = true
    this.tally.add(inner.tally)
    this.failures.push(...inner.failures)
    this.skips.push(...inner.skips)
  }

  /** @param {Point} point an assertion or a skipped block */
  addAssertion(point) {
    if (point.skip || point.todo) this.skip(point)
    else if (!point.ok) this.fail(point)
  }

  /** @param {Point} point */
  skip({ name, skip, todo }) {
    this.tally.skipped += 1
    this.skips.push({ name: [...this.path, name].join(' > '), reason: String(skip || todo) })
  }

  /** @param {Point} point */
  fail({ name, diag }) {
    this.hasOwnFailure = true
    this.failures.push({ name: [...this.path, name].join(' > '), diagnostics: diag })
  }

  /** @param {Point} point the runner's result for the whole block */
  end(point) {
    const isEmpty = this.path.length === 0 && this.points === 0
    const isUnexplained = !point.ok && this.tally.failed === 0 && !this.hasOwnFailure
    if (isUnexplained) this.fail({ ...point, name: 'did not end well' })
    else if (isEmpty) this.fail({ ...point, name: 'holds no test' })
    if (this.hasOwnFailure) this.tally.failed += 1
    else if (!this.hasBlocks) this.tally.passed += 1
  }
}
