import t, { type Test } from 'tap'

/** Whether tests that only repeat a proof run too, in every template and language. `npm run test:full` asks for it. */
export const isFullRun = process.env.MARQUEE_TESTS === 'full'

/**
 * The cases that a test is repeated for: all in a full run, else one. Tests take turns, so that each case has about as
 * many of them.
 */
export function inTurn<Case>(cases: readonly Case[], turn: number): readonly Case[] {
  return isFullRun ? cases : cases.filter((_case, index) => index === turn % cases.length)
}

/**
 * A test that only a full run has: it takes long for what it shows, or shows a detail of what another test shows.
 * `npm test` has to stay under five minutes.
 * @param options such as those of `needs`
 */
export function fullTest(
  name: string,
  body: (t: Test) => PromiseLike<unknown>,
  options: { skip?: string } = {},
): void {
  if (isFullRun) void t.test(name, options, body)
}
