/*
 * The script of the offline page. Reloads the page when the site answers again; checks when the browser goes online and
 * every ten seconds. Being online alone is no reason to reload, because the network may not reach the site.
 */

const intervalMs = 10_000

const reload = () => location.reload()

function reloadWhenBack(): void {
  fetch('/builds/latest.json', { cache: 'no-store' }).then(
    ({ ok }) => {
      if (ok) reload()
    },
    () => {},
  )
}

addEventListener('online', reloadWhenBack)
document.querySelector('button')?.addEventListener('click', reload)
setInterval(reloadWhenBack, intervalMs)
