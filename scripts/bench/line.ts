import { connect, createServer, type Server, type Socket } from 'node:net'

type Line = { down: number; up: number; roundTrip: number }
/** The network of a low-end phone (§performance.1): bits per second, round trip in ms. */
const SLOW: Line = { down: 1_600_000, up: 750_000, roundTrip: 150 }
const FAST: Line = { down: Infinity, up: Infinity, roundTrip: 0 }
let current = SLOW

const connections = new Set<Socket>()

/** Closes all connections, as when a person returns later. Visits that aren't measured may use a fast line. */
export function newLine(kind: 'slow' | 'fast'): void {
  current = kind === 'slow' ? SLOW : FAST
  for (const connection of connections) connection.destroy()
}

/** Packet size (bytes), and the initial congestion window. The window grows by the bytes acknowledged, so it doubles each round trip. */
const SEGMENT = 1_460
const FIRST_WINDOW = 10 * SEGMENT
/** Buffer size of the connection (bytes); when it is full, the sender waits. */
const QUEUE = 32 * 1024

/** One direction, shared by all connections: returns the arrival time of bytes. */
function direction(way: 'down' | 'up') {
  let freeAt = 0
  return (bytes: number, earliest: number): number => {
    freeAt = Math.max(freeAt, earliest, performance.now()) + (bytes * 8_000) / current[way]
    return freeAt + current.roundTrip / 2
  }
}

function relay(from: Socket, to: Socket, arrival: ReturnType<typeof direction>, earliest: number) {
  let queued = 0
  let window = FIRST_WINDOW
  let inFlight = 0
  const unsent: Buffer[] = []
  // A queue, because timers of different lengths may fire out of order.
  const waiting: { data: Buffer; at: number }[] = []
  let timer: NodeJS.Timeout | undefined
  const isDone = () => waiting.length === 0 && unsent.length === 0
  const send = () => {
    while (unsent[0] && inFlight + unsent[0].length <= window) {
      const data = unsent.shift()!
      inFlight += data.length
      waiting.push({ data, at: arrival(data.length, earliest) })
    }
    if (waiting[0]) timer ??= setTimeout(deliver, Math.max(0, waiting[0].at - performance.now()))
  }
  const acknowledge = (bytes: number) => {
    inFlight -= bytes
    window += bytes
    send()
  }
  const deliver = () => {
    timer = undefined
    while (waiting[0] && waiting[0].at <= performance.now()) {
      const { data } = waiting.shift()!
      queued -= data.length
      to.write(data)
      setTimeout(acknowledge, current.roundTrip / 2, data.length)
    }
    if (queued < QUEUE && from.isPaused()) from.resume()
    send()
    if (isDone() && from.readableEnded) to.end()
  }
  from.on('data', (chunk: Buffer) => {
    // In packets, so that a large file doesn't delay a small one of another connection.
    for (let at = 0; at < chunk.length; at += SEGMENT) unsent.push(chunk.subarray(at, at + SEGMENT))
    queued += chunk.length
    if (queued >= QUEUE) from.pause()
    send()
  })
  from.on('end', () => {
    if (isDone()) to.end()
  })
  const drop = () => {
    clearTimeout(timer)
    from.destroy()
    to.destroy()
  }
  from.on('error', drop)
  from.on('close', () => isDone() && to.end())
}

/**
 * A port with a slow connection to the server behind it. It simulates the round trips of opening a connection and of each request, slow
 * start, and bandwidth. It isn't in the browser, because the browser can throttle a page but not its service worker.
 */
export function slowLine(port: number, target: number): Promise<Server> {
  const down = direction('down')
  const up = direction('up')
  const server = createServer((browser) => {
    const opened = performance.now() + current.roundTrip
    const origin = connect(target, '127.0.0.1')
    connections.add(browser)
    browser.on('close', () => connections.delete(browser))
    browser.setNoDelay()
    origin.setNoDelay()
    relay(browser, origin, up, opened)
    relay(origin, browser, down, 0)
  })
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)))
}
