/*
 * Stands in the offline page. The page reloads when the site answers again: it asks when the browser has a network,
 * and every ten seconds. It never reloads just because there is a network, which may lead nowhere.
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
