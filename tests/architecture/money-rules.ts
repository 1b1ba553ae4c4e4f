import { type Expression, Visitor } from 'oxc-parser'
import type { Module } from './read-module.ts'
import { moduleRule, type Rule } from './rule.ts'

/** Where amounts are turned into integers of the minor unit and back. */
const moneyModules = new Set([
  'packages/contracts/src/money.ts',
  'packages/sandbox/src/money.ts',
  'packages/demo-games/src/games/amounts.ts',
])

// Tokens are no money.
const amountName = /^(?!token).*(amount|balance|fee)$/i

const reckoning = new Set(['+', '-', '*', '/', '%', '**', '<', '>', '<=', '>='])

/** Money is exact: amounts are decimal strings, reckoned with as integers, and formatted as they are. */
export const moneyRules: Rule[] = [
  moduleRule('no amount becomes a float', (module) => (isJudged(module) ? findFloats(module) : [])),
  moduleRule('amounts are reckoned with in the minor unit', (module) =>
    isJudged(module) ? findReckoning(module) : [],
  ),
]

const isJudged = ({ path }: Module) => /^packages\/[^/]+\/src\//.test(path) && !moneyModules.has(path)

function findFloats({ program }: Module): string[] {
  const offenses: string[] = []
  // The formatter of plain numbers shows counts of tokens, and no money.
  const shown = new Set<unknown>()
  new Visitor({
    CallExpression(call) {
      const name = nameOf(call.callee)
      if (name === 'number') for (const argument of call.arguments) shown.add(argument)
      const [argument] = call.arguments
      const amount = argument && argument.type !== 'SpreadElement' && nameOf(argument)
      const isConversion = name === 'Number' || name === 'parseFloat' || name === 'parseInt'
      if (isConversion && !shown.has(call) && amount && amountName.test(amount))
        offenses.push(`makes a number of ${amount}`)
    },
    UnaryExpression({ operator, argument }) {
      const name = nameOf(argument)
      if (operator === '+' && name && amountName.test(name)) offenses.push(`makes a number of ${name}`)
    },
  }).visit(program)
  return offenses
}

/** The sandbox and its games hold integers of the minor unit, of which a quotient is none. */
function findReckoning({ path, program }: Module): string[] {
  const offenses: string[] = []
  const isSandbox = /^packages\/(sandbox|demo-games)\//.test(path)
  new Visitor({
    BinaryExpression({ operator, left, right }) {
      if (isSandbox ? operator !== '/' : !reckoning.has(operator)) return
      // Elsewhere a variable may hold the minor unit; a field of a response is a decimal string.
      const names = [left, right].map((operand) =>
        isSandbox || operand.type === 'MemberExpression' ? nameOf(operand) : undefined,
      )
      const amount = names.find((name) => name && amountName.test(name))
      if (amount) offenses.push(`reckons with ${amount}`)
    },
  }).visit(program)
  return offenses
}

/** The last name of an expression: `amount` of `deposit.amount`, `amount?.trim()` and `amount ?? ''`. */
function nameOf(expression: Expression | { type: 'PrivateIdentifier'; name: string }): string | undefined {
  switch (expression.type) {
    case 'Identifier':
      return expression.name
    case 'MemberExpression':
      return expression.property.type === 'Identifier' && !expression.computed
        ? expression.property.name
        : undefined
    case 'ChainExpression':
      return nameOf(expression.expression)
    case 'ParenthesizedExpression':
      return nameOf(expression.expression)
    case 'LogicalExpression':
      return nameOf(expression.left)
    case 'CallExpression':
      return expression.callee.type === 'MemberExpression' ? nameOf(expression.callee.object) : undefined
    default:
      return undefined
  }
}
