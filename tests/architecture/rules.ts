import { clientRules } from './client-rules.ts'
import { gatewayRules } from './gateway-rules.ts'
import { moneyRules } from './money-rules.ts'
import { packageRules } from './package-rules.ts'
import { publicInterfaceRules } from './public-interface-rules.ts'
import type { Rule } from './rule.ts'
import { sandboxRules } from './sandbox-rules.ts'
import { shapeRules } from './shape-rules.ts'
import { styleRules } from './style-rules.ts'

/** Every rule of the repository that is read off the sources. */
export const rules: Rule[] = [
  ...packageRules,
  ...gatewayRules,
  ...clientRules,
  ...sandboxRules,
  ...styleRules,
  ...shapeRules,
  ...moneyRules,
  ...publicInterfaceRules,
]
