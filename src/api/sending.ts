/** How a form says that there is no minimum price (§enquiries.17). As a number it would be sent as `0`. */
export const NO_MINIMUM_PRICE = '0.00'

/** Fields of forms for which the generated types say `string`, such as files. An empty photo removes the stored one. */
type Inputs = {
  photo: Blob | ''
  image: Blob
  profile_picture: Blob
  cancelled_bill: Blob
  minimum_expected_price: number | typeof NO_MINIMUM_PRICE
}

/** Values of an API form, with its file fields as Blobs. */
export type FormInput<Form> = { [Field in keyof Form]: Field extends keyof Inputs ? Inputs[Field] : Form[Field] }

/** Options that make a call send a form: `api.POST(path, { params, ...asForm<Form>(input) })`. */
export const asForm = <Form>(input: FormInput<Form>) => ({
  body: input as unknown as Form, // the generated types say `string` for files
  bodySerializer: toFormData,
})

type Field = Blob | string | number | boolean | undefined

/** Converts booleans and numbers to text, appends files unchanged, and omits undefined values. */
function toFormData(input: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(input as Record<string, Field>)) {
    if (value instanceof Blob) form.append(name, value)
    else if (value !== undefined) form.append(name, String(value))
  }
  return form
}

/**
 * Sends a request and reports the share sent, from 0 to 1, by XMLHttpRequest, as `fetch` can't. It fails as `fetch`
 * does: with a TypeError when the connection breaks, or the signal's reason.
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
    signal.addEventListener('abort', abort)
    xhr.open(request.method, request.url)
    request.headers.forEach((value, name) => xhr.setRequestHeader(name, value))
    xhr.responseType = 'arraybuffer'
    xhr.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total)
    })
    xhr.addEventListener('load', () => resolve(responseOf(xhr)))
    // `timeout` can only come from the network: none is set here.
    for (const failed of ['error', 'timeout']) xhr.addEventListener(failed, () => reject(new TypeError(failed)))
    xhr.addEventListener('abort', () => reject(signal.reason as Error))
    xhr.addEventListener('loadend', () => signal.removeEventListener('abort', abort))
    xhr.send(body)
  })
}

function responseOf(xhr: XMLHttpRequest): Response {
  const body = xhr.response as ArrayBuffer
  const headers = new Headers()
  for (const name of ['content-type', 'date', 'retry-after']) {
    const value = xhr.getResponseHeader(name)
    if (value) headers.set(name, value)
  }
  return new Response(body.byteLength ? body : null, { status: xhr.status, headers })
}
