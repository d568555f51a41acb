import type { Page } from '@playwright/test'

const OPEN = '⟦'
const CLOSE = '⟧'

type Message = string | unknown[]

/** A text 40 % longer and in brackets; placeholders and plural forms stay unchanged. */
function lengthened(message: Message, english: Message[]): Message[] {
  const letters = english.filter((part) => typeof part === 'string').join('').length
  return [
    OPEN,
    ...[message].flat(),
    ' ~~~~~'.repeat(Math.ceil((letters * 0.4) / 6)).slice(0, Math.max(1, Math.ceil(letters * 0.4))),
    CLOSE,
  ] as Message[]
}

// Makes Hindi a pseudo-language as catalogs are fetched, so no build contains it; call it before the page opens. The
// server still answers in Hindi, which tells its text from the app's.
export async function speakPseudo(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('lang', 'hi'))
  await page.route(/\/assets\/[\w-]+\.hi-[\w-]+\.js$/, async (route) => {
    const english = await fetch(route.request().url().replace('.hi-', '.en-'))
    const code = await english.text()
    const body = code.replace(/JSON\.parse\((`|')([\s\S]*)\1\)/, (_, quote: string, text: string) => {
      const messages = JSON.parse(unquoted(text, quote)) as Record<string, Message[]>
      const made = Object.entries(messages).map(([id, parts]) => [id, lengthened(parts, parts)])
      return `JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(made)))})`
    })
    await route.fulfill({ contentType: 'text/javascript', body })
  })
}

const unquoted = (text: string, quote: string) =>
  text.replaceAll(`\\${quote}`, quote).replaceAll('\\\\', '\\').replaceAll('\\$', '$')

/** Finds Latin letters outside the brackets. The server's text is Devanagari, or marked with its language. */
export const hardCoded = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([open, close]) => {
      const found: string[] = []
      let depth = 0
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const element = texts.currentNode.parentElement!
        let outside = ''
        for (const letter of texts.currentNode.textContent!) {
          if (letter === close) depth--
          if (depth === 0) outside += letter
          if (letter === open) depth++
        }
        if (element.closest('script, style, noscript, [lang=en], option, [hidden], #app-missing, #too-old')) continue
        // A mail address is the same in every language.
        if (
          /(?<!@\S*)\b\p{Script=Latin}{3,}\b(?!\S*@)/u.test(outside) &&
          element.checkVisibility({ visibilityProperty: true })
        )
          found.push(outside.trim())
      }
      return found
    },
    [OPEN, CLOSE],
  )
