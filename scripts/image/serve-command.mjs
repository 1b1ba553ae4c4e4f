/**
 * What `npm run serve` gives to Node, as the words of a command. Left out is what belongs to a checkout: the check of
 * the machine's Node, and the file of settings, in whose place an image has its environment.
 * @param {string} serve the script
 * @returns {string[]}
 */
export function serveCommand(serve) {
  const command = serve.slice(serve.indexOf('exec ') + 'exec '.length)
  return command
    .replace(' --import ./scripts/require-node.mjs', '')
    .replace(' --env-file-if-exists=.env', '')
    .split(' ')
}
