import { Parser } from 'tap-parser'
import { Tally } from './tally.mjs'

/**
 * A test point of the runner's output.
 * @typedef {{ ok: boolean, name: string, time?: number, skip?: unknown, todo?: unknown, diag?: unknown, closingTestPoint?: boolean }} Point
 *
 * @typedef {{ name: string, diagnostics: unknown }} Failure
 *
 * A test file that has ended; `name` is its path below the repository.
 * @typedef {{ name: string, tally: Tally, failures: Failure[], durationMs: number }} FileResult
 */

/**
 * Reads the output of the test runner as it comes. What counts as one test is a block without blocks inside, and a
 * file without blocks. A file that fails beside its blocks (a crash, a time-out, a stray error) has one failure more,
 * and a file without any test has failed.
 * @param {import('node:stream').Readable} stream TAP, one subtest per file
 * @param {(file: FileResult) => void} onFile
 * @returns {Promise<void>} settles at the end of the output
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
      onFile({ name: end.name, tally: block.tally, failures: block.failures, durationMs: end.time ?? 0 })
    })
    root.on('complete', () => resolve())
    stream.pipe(root)
  })
}

/** A file or a block of tests, filled while its output comes. */
class Block {
  tally = new Tally()
  /** @type {Failure[]} */
  failures = []
  points = 0
  hasBlocks = false
  hasOwnFailure = false

  /**
   * @param {Parser} parser
   * @param {readonly string[]} path names of the blocks around and of this one
   */
  constructor(parser, path) {
    this.path = path
    /** @type {Block | undefined} */
    let inner
    parser.on('child', (/** @type {Parser} */ child) => {
      inner = new Block(child, [...path, child.name])
    })
    parser.on('assert', (/** @type {Point} */ point) => {
      this.points += 1
      if (inner && point.closingTestPoint) {
        inner.end(point)
        this.take(inner)
        inner = undefined
      } else this.see(point)
    })
  }

  /** @param {Block} inner */
  take(inner) {
    this.hasBlocks = true
    this.tally.add(inner.tally)
    this.failures.push(...inner.failures)
  }

  /** @param {Point} point an assertion, or a block that was left out */
  see(point) {
    if (point.skip || point.todo) this.tally.skipped += 1
    else if (!point.ok) this.fail(point)
  }

  /** @param {Point} point */
  fail({ name, diag }) {
    this.hasOwnFailure = true
    this.failures.push({ name: [...this.path, name].join(' > '), diagnostics: diag })
  }

  /** @param {Point} point the runner's word on the whole */
  end(point) {
    const isEmpty = this.path.length === 0 && this.points === 0
    const isUnexplained = !point.ok && this.tally.failed === 0 && !this.hasOwnFailure
    if (isUnexplained) this.fail({ ...point, name: 'did not end well' })
    else if (isEmpty) this.fail({ ...point, name: 'holds no test' })
    if (this.hasOwnFailure) this.tally.failed += 1
    else if (!this.hasBlocks) this.tally.passed += 1
  }
}
