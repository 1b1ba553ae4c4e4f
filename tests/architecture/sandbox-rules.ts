import { demoGameLayers, layerRules, sandboxLayers } from './layer-rules.ts'
import type { Rule } from './rule.ts'

/** How the sandbox and the games of the demo are built. */
export const sandboxRules: Rule[] = [
  ...layerRules('sandbox', 'packages/sandbox/src/', sandboxLayers),
  ...layerRules('demo games', 'packages/demo-games/src/', demoGameLayers),
]
