import type { TemplateFile } from '@marquee/contracts/template-file'
import { templates } from '@marquee/contracts/templates'
import { hueOf, isLightColor, siteNameOf } from '../brands/brand-look.ts'
import { indexStyles } from './index-styles.ts'

const groups: readonly { title: string; frame: TemplateFile['frame'] }[] = [
  { title: 'Header over content', frame: 'stack' },
  { title: 'A rail of icons', frame: 'rail' },
  { title: 'Navigation in a drawer', frame: 'drawer' },
  { title: 'Live activity beside the page', frame: 'dual' },
  { title: 'A page in a box', frame: 'portal' },
  { title: 'A phone on every screen', frame: 'column' },
]

/**
 * The index of the demo: a picture of every template, and a link to each of its colors.
 * @param hostOf the address of the site at a label before `.localhost`
 */
export function indexPage(hostOf: (label: string) => string): string {
  const files = Object.values(templates)
  const looks = files.reduce((sum, { colors }) => sum + colors.length, 0)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Marquee: ${files.length} templates</title>
<style>${indexStyles}</style>
<header>
  <h1>Marquee</h1>
  <p>${files.length} templates, ${looks} looks, one build. Open any of them, then sign in as <b>demo</b> with <b>Demo1234</b>.</p>
  <p class="more"><a href="${hostOf('')}">Default brand</a><a href="${hostOf('stress')}">Stress brand</a><a href="${hostOf('extras')}">Sub-menus and pictures</a><a href="${hostOf('maintenance')}">Maintenance</a><a href="${hostOf('closed')}">Closed</a><a href="${hostOf('expired')}">Expired</a><a href="${hostOf('nocashier')}">Without a cashier</a></p>
</header>
<main>${groups.map((group) => groupHtml(group, files, hostOf)).join('')}</main>
</html>`
}

function groupHtml(
  { title, frame }: (typeof groups)[number],
  files: readonly TemplateFile[],
  hostOf: (label: string) => string,
): string {
  const cards = files.filter((file) => file.frame === frame).map((file) => cardHtml(file, hostOf))
  return `<section><h2>${title}</h2><ul>${cards.join('')}</ul></section>`
}

function cardHtml({ code, colors }: TemplateFile, hostOf: (label: string) => string): string {
  const name = siteNameOf(code)
  return `<li>
  <a class="picture" href="${hostOf(code)}"><img src="/showcase/${code}.webp" alt="${name}" width="560" height="350" loading="lazy"></a>
  <h3><a href="${hostOf(code)}">${name}</a> <small>${code}</small></h3>
  <p>${colors.map((color) => `<a href="${hostOf(`${code}-${color}`)}">${swatch(color)}${color}</a>`).join('')}</p>
</li>`
}

function swatch(color: string): string {
  const chroma = color === 'graphite' ? 0.01 : 0.15
  const ground = isLightColor(color) ? '0.96' : '0.2'
  return `<i style="background:linear-gradient(135deg,oklch(0.65 ${chroma} ${hueOf(color)}) 50%,oklch(${ground} 0.02 ${hueOf(color)}) 0)"></i>`
}
