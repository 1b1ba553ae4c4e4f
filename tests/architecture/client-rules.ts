import { clientLayers, layerRules } from './layer-rules.ts'
import { fileRule, moduleRule, type Rule } from './rule.ts'

const src = 'packages/web/src/'
const featureOf = (path: string) => /^packages\/web\/src\/features\/([^/]+)\//.exec(path)?.[1]

const overlay = `${src}ui/overlay/`
const dialogs = /<dialog\b|\.showModal\(|\brole="(?:alert)?dialog"/

const places = /<(?:FormError|PasswordConfirmation|RefusalNotice)\b/

const templateCode = /\b(?:template\d+|slot\d|casino\d|sportsbook\d)\b/
// In the metadata of a page.
const namedLayout = /\blayout: '\w+'/g

/** Who may import whom inside the client, and what it does not know. */
export const clientRules: Rule[] = [
  ...layerRules('client', src, clientLayers),
  moduleRule('a feature never imports a feature', ({ path, imports }) => {
    const feature = featureOf(path)
    if (feature === undefined) return []
    return imports
      .filter(({ target }) => featureOf(target) !== undefined && featureOf(target) !== feature)
      .map(({ specifier }) => `imports ${specifier}`)
  }),
  fileRule('a template is named by its own file alone, and by a page that it lays out', ({ path, text }) => {
    if (!/^packages\/(?:web|bff|studio)\/src\/.*\.(?:tsx?|css)$/.test(path)) return []
    const isMetadata = /\/src\/features\/[\w-]+\/pages\.ts$/.test(path)
    const code = templateCode.exec(isMetadata ? text.replaceAll(namedLayout, '') : text)?.[0]
    return code === undefined ? [] : [`names ${code}`]
  }),
  fileRule('every dialog is on the stack of dialogs', ({ path, text }) => {
    if (!path.startsWith(src)) return []
    const found = dialogs.exec(text)?.[0]
    const isStacked = path.startsWith(overlay) && text.includes('useStackedDialog(')
    return found === undefined || isStacked ? [] : [`opens one of its own: ${found}`]
  }),
  fileRule('a form that waits for an answer says by its button what no field says', ({ path, text }) => {
    const waits = path.startsWith(src) && text.includes('.formProps}') && text.includes('.isSending')
    return waits && !places.test(text) ? ['has no place for it'] : []
  }),
  moduleRule('the browser is given its template, and knows no others', ({ path, imports }) =>
    path.startsWith(src) && path !== `${src}entry-server.tsx`
      ? imports
          .filter(({ specifier, isTypeOnly }) => specifier === '@marquee/contracts/templates' && !isTypeOnly)
          .map(({ specifier }) => `imports ${specifier}`)
      : [],
  ),
  moduleRule('primitives know React alone', ({ path, imports }) =>
    path.startsWith(`${src}ui/`)
      ? imports
          .filter(({ target, isPackage }) => isPackage && !/^react(-dom)?(\/|$)/.test(target))
          .map(({ specifier }) => `imports ${specifier}`)
      : [],
  ),
]
