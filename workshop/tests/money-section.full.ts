import t from 'tap'
import { moneySectionOf, withMoneySection } from '../faults/money-section.ts'

t.test('the section about money is written, kept and written anew', async (t) => {
  const report = '# Faults\n\nThe whole run took 9 s.\n'
  t.equal(moneySectionOf(report), '')
  const once = withMoneySection(report, '| seeds | 1 |', 'once:')
  t.ok(once.startsWith(report.trimEnd()))
  t.match(moneySectionOf(once), /^## What happens to the money[\s\S]*once:\n\n\| seeds \| 1 \|\n$/)
  const again = withMoneySection(once, '| seeds | 2 |', 'again:')
  t.equal(again, withMoneySection(report, '| seeds | 2 |', 'again:'))
})
