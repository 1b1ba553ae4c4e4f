import type { Page } from 'playwright-core'

/**
 * Does to a page what a browser's translation does, now and whenever its texts change: each text gives way to another one
 * within elements that the page does not know. Texts are not really translated, so that tests find them.
 */
export function translatePage(page: Page): Promise<void> {
  return page.evaluate(() => {
    const left = 'script, style, textarea, noscript, font, title'
    const translate = (node: Node) => {
      const { parentElement } = node
      if (!node.textContent?.trim() || !parentElement || parentElement.closest(left)) return
      const outer = document.createElement('font')
      outer.append(Object.assign(document.createElement('font'), { textContent: node.textContent }))
      node.parentNode?.replaceChild(outer, node)
    }
    const translateIn = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : []
      while (walker.nextNode()) texts.push(walker.currentNode)
      for (const text of texts) translate(text)
    }
    translateIn(document.body)
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') translate(target)
        for (const node of addedNodes) translateIn(node)
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
}
