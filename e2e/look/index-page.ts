import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'
import { chosen, file, folder, textsFile, views, type View } from './chosen.ts'
import { shownIn } from './texts.ts'

const html = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const words = ({ locale, width, theme }: View) => `${locale}, ${width} px, ${theme}`

const STYLE = `
body { font: 15px/1.4 system-ui; margin: 0 24px 48px; background: #ddd; color: #111 }
header { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: 4px 24px; padding: 12px 0; background: #ddd }
section > div { display: flex; flex-wrap: wrap; gap: 12px; align-items: start }
figure { margin: 0 } figcaption { font-size: 12px } img { display: block; border: 1px solid #888; max-height: 640px; object-fit: cover; object-position: top }
.failed { background: #fbb; padding: 4px 8px; white-space: pre-wrap }`

const failure = (result?: TestResult) =>
  result?.status === 'passed'
    ? ''
    : `<p class="failed">${html(result?.error?.message ?? result?.status ?? 'not taken')}</p>`

/** Writes the index page with all pictures, by area and state, and prints its path and the duration. */
export default class IndexPage implements Reporter {
  readonly #started = Date.now()
  #states: TestCase[] = []

  onBegin(_config: FullConfig, suite: Suite) {
    this.#states = suite.allTests()
  }

  onEnd() {
    const areas = Map.groupBy(this.#states, ({ parent }) => parent.parent!.title)
    const choices = [...chosen.locales, ...chosen.widths.map((width) => `w${width}`), ...chosen.themes]
    let pictures = 0
    const picture = (area: string, name: string, view: View) => {
      const path = file(area, name, view)
      if (!existsSync(join(folder, path))) return ''
      pictures++
      const { locale, width, theme } = view
      return `<figure class="${locale} w${width} ${theme}"><a href="${path}"><img src="${path}" loading="lazy" alt="${words(view)}" width="${width < 700 ? 240 : 480}"></a><figcaption>${words(view)}</figcaption></figure>`
    }
    const sections = [...areas].map(([area, states]) => {
      const rows = states.map(
        ({ title, results }) =>
          `<section><h3>${html(title)}</h3>${failure(results.at(-1))}<div>${views()
            .map((view) => picture(area, title, view))
            .join('')}</div></section>`,
      )
      return `<h2 id="${area}">${area}</h2>${rows.join('\n')}`
    })
    const seconds = Math.round((Date.now() - this.#started) / 1000)
    const said = `${pictures} pictures of ${this.#states.length} states in ${seconds} s`
    mkdirSync(folder, { recursive: true })
    writeFileSync(
      join(folder, 'index.html'),
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>Krishi Vyapar, every state</title>
<style>${STYLE}
${choices.map((one) => `body:has(#${one}:not(:checked)) .${one} { display: none }`).join('\n')}</style>
<h1>Every state of every page</h1><p>${said}, ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC</p>
<header><nav>${[...areas.keys()].map((area) => `<a href="#${area}">${area}</a>`).join(' · ')}</nav>
${choices.map((one) => `<label><input type="checkbox" id="${one}" checked> ${one.replace(/^w(\d+)/, '$1 px')}</label>`).join('\n')}</header>
${sections.join('\n')}`,
    )
    console.log(`\n${said}: ${resolve(folder, 'index.html')}`)
    this.#messages()
  }

  /** For translators: the states in which each text of the first language appears, with a picture. */
  #messages() {
    const states = new Map(
      this.#states.map(({ title, parent }) => {
        const area = parent.parent!.title
        return [`${area}: ${title}`, { area, title }]
      }),
    )
    const texts = new Map<string, string[]>()
    for (const [name, { area, title }] of states) {
      const list = join(folder, textsFile(area, title))
      if (existsSync(list)) texts.set(name, JSON.parse(readFileSync(list, 'utf8')) as string[])
    }
    const shownTexts = shownIn(chosen.locales[0]!, texts)
    writeFileSync(join(folder, 'messages.json'), JSON.stringify(shownTexts, null, 1))
    const link = (name: string) => {
      const { area, title } = states.get(name)!
      const path = views()
        .map((view) => file(area, title, view))
        .find((one) => existsSync(join(folder, one)))
      return path ? `<a href="${path}">${html(name)}</a>` : html(name)
    }
    const rows = shownTexts.map(
      ({ catalog, context, source, translation, on }) =>
        `<tr><td>${catalog}<td>${html(context ?? '')}<td>${html(source)}<td>${translation === source ? '' : html(translation)}<td>${on.slice(0, 5).map(link).join('<br>') || '<b>nowhere</b>'}${on.length > 5 ? `<br>and ${on.length - 5} more` : ''}`,
    )
    const found = shownTexts.filter(({ on }) => on.length > 0).length
    writeFileSync(
      join(folder, 'messages.html'),
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>Krishi Vyapar, where each text stands</title>
<style>body { font: 15px/1.4 system-ui } td { border-top: 1px solid #ccc; padding: 4px 8px; vertical-align: top }</style>
<h1>Where each text stands</h1><p>${found} of ${shownTexts.length} texts were seen</p><table>${rows.join('\n')}</table>`,
    )
    console.log(`${found} of ${shownTexts.length} texts were seen: ${resolve(folder, 'messages.html')}`)
  }
}
