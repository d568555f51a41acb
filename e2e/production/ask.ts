import { request } from 'node:https'
import { connect } from 'node:tls'
import type { Agent } from 'node:http'
import { type IncomingHttpHeaders } from 'node:http'
import { Agent as SecureAgent, type RequestOptions } from 'node:https'

export type Answer = { status: number; headers: IncomingHttpHeaders; names: string[]; body: Buffer }

const agent: Agent = new SecureAgent({ keepAlive: true, maxSockets: 8, rejectUnauthorized: false })

/** Sends one request with its path unchanged: `fetch` would normalise it, and decode the reply. */
export const ask = (
  origin: string,
  path: string,
  options: Pick<RequestOptions, 'headers' | 'method'> = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const sent = request({ hostname, port, path, agent, rejectUnauthorized: false, ...options }, (reply) => {
      const chunks: Buffer[] = []
      reply.on('data', (chunk: Buffer) => chunks.push(chunk))
      reply.on('end', () =>
        resolve({
          status: reply.statusCode ?? 0,
          headers: reply.headers,
          names: reply.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase()),
          body: Buffer.concat(chunks),
        }),
      )
    })
    // nginx closes a kept-alive connection on a reload; like a browser, it then tries a new one.
    sent.on('error', (error) => (sent.reusedSocket ? resolve(ask(origin, path, options)) : reject(error)))
    sent.end()
  })

/** Sends bytes that no client library would send, and returns the beginning of the response. */
export const shout = (origin: string, bytes: string) =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const socket = connect(
      { host: hostname, port: Number(port), servername: hostname, rejectUnauthorized: false },
      () => socket.write(bytes),
    )
    let said = ''
    socket.setEncoding('latin1')
    socket.on('data', (text) => (said += String(text)))
    socket.on('end', () => resolve(said))
    socket.on('error', reject)
  })
