/**
 * Sends a request and reports the share sent, from 0 to 1. It uses XMLHttpRequest, because `fetch` can't report that in
 * any browser that matters. It fails as `fetch` does: with a TypeError when the connection breaks, or the signal's
 * reason when aborted.
 */
export async function sendWithProgress(
  request: Request,
  signal: AbortSignal,
  onProgress: (sent: number) => void,
): Promise<Response> {
  const body = await request.blob()
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    const abort = () => xhr.abort()
    signal.addEventListener('abort', abort, { once: true })
    xhr.open(request.method, request.url)
    request.headers.forEach((value, name) => xhr.setRequestHeader(name, value))
    xhr.responseType = 'arraybuffer'
    xhr.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total)
    })
    xhr.addEventListener('load', () => resolve(responseOf(xhr)))
    // `timeout` can only come from the network: none is set here.
    for (const failed of ['error', 'timeout']) xhr.addEventListener(failed, () => reject(new TypeError('network')))
    xhr.addEventListener('abort', () => reject(signal.reason as Error))
    xhr.addEventListener('loadend', () => signal.removeEventListener('abort', abort))
    xhr.send(body)
  })
}

function responseOf(xhr: XMLHttpRequest): Response {
  const body = xhr.response as ArrayBuffer | null
  const headers = new Headers()
  for (const name of ['content-type', 'date', 'retry-after']) {
    const value = xhr.getResponseHeader(name)
    if (value) headers.set(name, value)
  }
  return new Response(body?.byteLength ? body : null, { status: xhr.status, headers })
}
