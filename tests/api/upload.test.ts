import './page.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { connectSession, serverTime } from '../../src/api/client.ts'
import { addProductImage } from '../../src/api/enquiries.ts'
import { sendWithProgress } from '../../src/api/sending.ts'

/** Upload progress uses XMLHttpRequest; everything else behaves as with `fetch`. */

/** A browser request whose answer the test gives. */
class Xhr extends EventTarget {
  readonly upload = new EventTarget()
  readonly headers: Record<string, string> = {}
  asked = ''
  status = 0
  responseType = ''
  response: ArrayBuffer | string = ''
  isAborted = false
  replied: Record<string, string> = {}

  open = (method: string, url: string) => (this.asked = `${method} ${new URL(url).pathname}`)
  setRequestHeader = (name: string, value: string) => (this.headers[name] = value)
  getResponseHeader = (name: string) => this.replied[name] ?? null
  send = (_body: Blob) => void sent.push(this)
  abort = () => {
    this.isAborted = true
    this.says('abort')
  }

  says(event: string) {
    this.dispatchEvent(new Event(event))
    this.dispatchEvent(new Event('loadend'))
  }
  progress(loaded: number, total: number, lengthComputable = true) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total, lengthComputable }))
  }
  replies(status: number, body: object) {
    const text = JSON.stringify(body)
    this.status = status
    this.response = this.responseType === 'arraybuffer' ? new TextEncoder().encode(text).buffer : text
    this.replied = { 'content-type': 'application/json', ...this.replied }
    this.says('load')
  }
}

let sent: Xhr[]
let progress: number[]
beforeEach(() => {
  sent = []
  progress = []
  vi.stubGlobal('XMLHttpRequest', Xhr)
  vi.stubGlobal('navigator', { onLine: true })
  connectSession({ token: () => 'known-token', onUnauthorized: () => undefined })
})

let photos = 0
async function upload(signal?: AbortSignal) {
  const image = new File([`onion ${++photos}`], 'onion.jpg', { type: 'image/jpeg' })
  const watched = { onProgress: (part: number) => progress.push(part), ...(signal && { signal }) }
  const answer = addProductImage({ userProductId: 7, file: image, image }, 'mr', watched)
  answer.catch(() => undefined)
  await expect.poll(() => sent).toHaveLength(1)
  return { xhr: sent[0]!, answer }
}

test('reports the share sent, and returns the reply', async () => {
  const { xhr, answer } = await upload()
  expect(xhr.asked).toBe('POST /api/mobile/v1/product-images/7/')
  expect(xhr.headers).toMatchObject({ authorization: 'Bearer known-token', 'x-user-lang': 'mr' })
  xhr.progress(0, 40)
  xhr.progress(10, 40)
  xhr.progress(10, 0)
  xhr.progress(20, 40, false)
  xhr.progress(40, 40)
  expect(progress).toEqual([0, 0.25, 1])
  xhr.replies(201, { id: 5, image: '/media/5' })
  expect(await answer).toEqual({ id: 5, image: '/media/5' })
})

test('a refusal keeps its headers', async () => {
  const { xhr, answer } = await upload()
  xhr.replied = { 'retry-after': '30', date: 'Sun, 06 Nov 2095 08:49:37 GMT' }
  xhr.replies(429, { message: 'Slowly', error: 'too_many' })
  await expect(answer).rejects.toMatchObject({ kind: 'http', status: 429, retryAfter: 30 })
  expect(new Date(serverTime()).getFullYear()).toBe(2095)
})

test.each(['error', 'timeout'])('on %s the connection counts as broken', async (event) => {
  const { xhr, answer } = await upload()
  xhr.says(event)
  await expect(answer).rejects.toMatchObject({ kind: 'network', status: 0 })
})

test('a given-up upload is aborted', async () => {
  const leave = new AbortController()
  const { xhr, answer } = await upload(leave.signal)
  leave.abort()
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  expect(xhr.isAborted).toBe(true)
})

const send = (signal: AbortSignal) =>
  sendWithProgress(new Request('http://krishi.test/', { method: 'POST', body: 'onion' }), signal, () => undefined)

test('of an upload given up before its start nothing is sent', async () => {
  await expect(send(AbortSignal.abort('left'))).rejects.toBe('left')
  expect(sent).toEqual([])
})

test('an aborted upload fails with the reason', async () => {
  const leave = new AbortController()
  const answer = send(leave.signal)
  await expect.poll(() => sent).toHaveLength(1)
  leave.abort('left')
  await expect(answer).rejects.toBe('left')
})

test('an answered upload can’t be aborted; its reply has only the headers that the server sent', async () => {
  const leave = new AbortController()
  const answer = send(leave.signal)
  await expect.poll(() => sent).toHaveLength(1)
  sent[0]!.replies(201, {})
  leave.abort()
  expect(sent[0]!.isAborted).toBe(false)
  expect([...(await answer).headers]).toEqual([['content-type', 'application/json']])
})
