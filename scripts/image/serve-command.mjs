/**
 * The command of `npm run serve`, split into its arguments, without what only a checkout needs: the check of the Node
 * version and the .env file.
 * @param {string} serve the script
 * @returns {string[]}
 */
export function serveCommand(serve) {
  const command = serve.slice(serve.indexOf('exec ') + 'exec '.length)
  return command
    .replace(' --import ./scripts/require-node.mjs', '')
    .replace(' --import ./scripts/load-env.mjs', '')
    .split(' ')
}
