import { execFile } from 'node:child_process'
import { readFile, rename, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const DOCUMENT = at('openapi/dist/openapi.json')
const PAGE = at('.cache/api.html')

/** The page is one generated file with inline scripts and styles, which may load nothing else. */
const POLICY = `default-src 'none'; script-src 'unsafe-inline' blob:; worker-src blob:; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; frame-ancestors 'none'`

/** The API document as a page for people. It is built, in about a second, when the document is newer. */
export async function apiPage(): Promise<Response> {
  if ((await changed(PAGE)) < (await changed(DOCUMENT))) await build()
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY }
  return new Response(await readFile(PAGE), { headers })
}

/** Milliseconds since 1970; 0 if there is no such file. */
const changed = async (file: string) =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )

async function build() {
  const redocly = ['node_modules/@redocly/cli/bin/cli.js', 'build-docs', DOCUMENT, '--inlineBundle', '--output']
  const output = `${PAGE}.${crypto.randomUUID()}` // two first visitors build at once
  await promisify(execFile)(process.execPath, [...redocly, output], { cwd: at('') })
  await rename(output, PAGE)
}
