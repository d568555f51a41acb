import { createServer, type AddressInfo, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'

const HTML = '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1><hr>nginx'
const JSON_TYPE = 'application/json'

/** A raw answer, head and body. Without a Content-Length it ends with the connection. */
const answer = (status: string, type: string | undefined, body: string | Buffer = '', headers: string[] = []) =>
  Buffer.concat([
    Buffer.from(
      [
        `HTTP/1.1 ${status}`,
        ...(type ? [`Content-Type: ${type}`] : []),
        ...headers,
        ...(headers.some((header) => /^(content-length|transfer-encoding)/i.test(header))
          ? []
          : [`Content-Length: ${Buffer.byteLength(body)}`]),
        'Connection: close',
        '',
        '',
      ].join('\r\n'),
    ),
    Buffer.from(body),
  ])

const say = (bytes: Buffer) => (socket: Socket) => void socket.end(bytes)
const sayAndBreak = (bytes: Buffer) => (socket: Socket) => void socket.write(bytes, () => socket.resetAndDestroy())
const sayAndStop = (bytes: Buffer) => (socket: Socket) => void socket.write(bytes)

/** What a connection, or something along it, does to a request, on a real socket. */
const brokenAnswers = {
  // Broken connections.
  'reset before a byte': (socket: Socket) => void socket.resetAndDestroy(),
  'closed without an answer': (socket: Socket) => void socket.end(),
  'reset within the head': sayAndBreak(Buffer.from('HTTP/1.1 200 OK\r\nContent-Ty')),
  'reset within the body': sayAndBreak(answer('200 OK', JSON_TYPE, '{"results": [{"id": 1,', ['Content-Length: 9000'])),
  'closed within the body': say(answer('200 OK', JSON_TYPE, '{"results": [', ['Content-Length: 9000'])),
  'closed within a chunk': say(answer('200 OK', JSON_TYPE, 'ff\r\n{"res', ['Transfer-Encoding: chunked'])),
  'gzip that is none': say(answer('200 OK', JSON_TYPE, 'not gzip at all', ['Content-Encoding: gzip'])),
  'gzip that ends early': say(
    answer('200 OK', JSON_TYPE, gzipSync(JSON.stringify({ results: Array(500).fill('onion') })).subarray(0, 24), [
      'Content-Encoding: gzip',
    ]),
  ),
  'a redirect to the sign-in of a network': say(
    answer('302 Found', undefined, '', ['Location: http://portal.invalid/sign-in']),
  ),
  // Answers that never end.
  'never an answer': () => undefined,
  'stops within the body': sayAndStop(answer('200 OK', JSON_TYPE, '{"results": [', ['Content-Length: 9000'])),
  // Successes without a valid body.
  'empty 200': say(answer('200 OK', JSON_TYPE)),
  'empty 204': say(answer('204 No Content', undefined)),
  'HTML 200': say(answer('200 OK', 'text/html', HTML)),
  'HTML as JSON': say(answer('200 OK', JSON_TYPE, HTML)),
  'JSON cut off': say(answer('200 OK', JSON_TYPE, '{"results": [{"id": 1, "na')),
  'another type': say(answer('200 OK', 'image/png', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))),
  'not UTF-8': say(answer('200 OK', JSON_TYPE, Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x22]))),
  'a JSON null': say(answer('200 OK', JSON_TYPE, 'null')),
  'a JSON text': say(answer('200 OK', JSON_TYPE, '"OK"')),
  'a sign-in page in the way': say(answer('511 Network Authentication Required', 'text/html', HTML)),
} satisfies Record<string, (socket: Socket) => void>

/** The text of a refusal with markup that a page must neither run nor show as it is. */
export const HOSTILE_WORDS = '<img src=x onerror="window.ran=1"> <b data-hostile>no</b>'

const bodies: Record<string, [type: string | undefined, body: string]> = {
  'an empty body': [undefined, ''],
  'a page of HTML': ['text/html', HTML],
  'hostile words': [JSON_TYPE, JSON.stringify({ message: HOSTILE_WORDS, error: HOSTILE_WORDS })],
  'words of no sense': [JSON_TYPE, JSON.stringify({ message: 42, error: [], errors: 'no', detail: { a: 1 } })],
  'JSON cut off': [JSON_TYPE, '{"mess'],
}
const STATUSES = [304, 400, 403, 404, 405, 408, 409, 413, 415, 422, 429, 500, 502, 503, 504]

/** Each status with one of the bodies, in turn. */
const refusals = Object.fromEntries(
  STATUSES.map((status, index) => {
    const [what, [type, body]] = Object.entries(bodies)[index % Object.keys(bodies).length]!
    return [`${status} with ${status === 304 ? 'nothing' : what}`, say(answer(`${status} X`, type, body))]
  }),
)

/** Failures before any server answers: the browser's own errors, and a port with no listener. */
export const aborts = {
  'no such host': 'namenotresolved',
  'no way there': 'addressunreachable',
  'timed out': 'timedout',
  'no network': 'internetdisconnected',
} as const

const REFUSED = 'refused'
export type FaultName = string
export const faultNames: FaultName[] = [
  REFUSED,
  ...Object.keys(aborts),
  ...Object.keys(brokenAnswers),
  ...Object.keys(refusals),
]

/** Whether only a timeout ends the fault. */
export const isEndless = (fault: FaultName) => ['never an answer', 'stops within the body'].includes(fault)

/** Starts a server whose answers are all broken: `/{fault}`. */
export async function startBrokenServer() {
  const answers: Record<string, (socket: Socket) => void> = { ...brokenAnswers, ...refusals }
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined)
    let head = ''
    socket.on('data', (data: Buffer) => {
      const isNew = !head.includes('\r\n\r\n')
      if (isNew) head += data.toString('latin1')
      if (!isNew || !head.includes('\r\n\r\n')) return
      const fault = decodeURIComponent(/^\S+ \/([^ ?]*)/.exec(head)?.[1] ?? '')
      answers[fault]?.(socket)
    })
  })
  const nobody = createServer()
  const listen = async (at: typeof server) => {
    await new Promise<void>((resolve) => at.listen(0, '127.0.0.1', resolve))
    return (at.address() as AddressInfo).port
  }
  const port = await listen(server)
  const closed = await listen(nobody)
  await new Promise((resolve) => nobody.close(resolve))
  return {
    /** The address where a request meets the fault. */
    addressOf: (fault: FaultName) =>
      fault === REFUSED ? `http://127.0.0.1:${closed}/` : `http://127.0.0.1:${port}/${encodeURIComponent(fault)}`,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
