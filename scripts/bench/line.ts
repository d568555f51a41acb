import { connect, createServer, type Server, type Socket } from 'node:net'

/** The network of a low-end phone (§performance.1): bits per second, round trip in ms. */
const LINE = { down: 1_600_000, up: 750_000, roundTrip: 150 }
/** Bytes that the line buffers before it makes the sender wait. */
const QUEUE = 32 * 1024

/** One direction, shared by all connections: returns the arrival time of bytes. */
function direction(bitsPerSecond: number) {
  let freeAt = 0
  return (bytes: number, earliest: number): number => {
    freeAt = Math.max(freeAt, earliest, performance.now()) + (bytes * 8_000) / bitsPerSecond
    return freeAt + LINE.roundTrip / 2
  }
}

function relay(from: Socket, to: Socket, arrival: ReturnType<typeof direction>, earliest: number) {
  let queued = 0
  // A queue, because timers of different lengths may fire out of order.
  const waiting: { data: Buffer; at: number }[] = []
  let timer: NodeJS.Timeout | undefined
  const deliver = () => {
    timer = undefined
    while (waiting[0] && waiting[0].at <= performance.now()) {
      const { data } = waiting.shift()!
      queued -= data.length
      to.write(data)
    }
    if (queued < QUEUE && from.isPaused()) from.resume()
    if (waiting[0]) timer = setTimeout(deliver, Math.max(0, waiting[0].at - performance.now()))
    else if (from.readableEnded) to.end()
  }
  from.on('data', (chunk: Buffer) => {
    // Split into packets, so that a large file doesn't block a small one on another connection.
    for (let at = 0; at < chunk.length; at += 1_460) {
      const data = chunk.subarray(at, at + 1_460)
      waiting.push({ data, at: arrival(data.length, earliest) })
    }
    queued += chunk.length
    if (queued >= QUEUE) from.pause()
    timer ??= setTimeout(deliver, Math.max(0, waiting[0]!.at - performance.now()))
  })
  from.on('end', () => {
    if (!waiting.length) to.end()
  })
  const drop = () => {
    clearTimeout(timer)
    from.destroy()
    to.destroy()
  }
  from.on('error', drop)
  from.on('close', () => waiting.length || to.end())
}

/**
 * Opens a port that forwards to `target` over a slow line: it delays connections and requests by the round trip, and
 * bytes by the bandwidth. Throttling in the browser would slow down pages but not their service worker.
 */
export function slowLine(port: number, target: number): Promise<Server> {
  const down = direction(LINE.down)
  const up = direction(LINE.up)
  const server = createServer((browser) => {
    const opened = performance.now() + LINE.roundTrip
    const origin = connect(target, '127.0.0.1')
    browser.setNoDelay()
    origin.setNoDelay()
    relay(browser, origin, up, opened)
    relay(origin, browser, down, 0)
  })
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)))
}
