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
