/**
 * File fields of the document's forms, for which the generated types say `string`. An empty photo removes the stored
 * one.
 */
type Files = { photo: Blob | ''; image: Blob; profile_picture: Blob; cancelled_bill: Blob }

/** Values of an API form, with its file fields as Blobs. */
export type FormInput<Form> = { [Field in keyof Form]: Field extends keyof Files ? Files[Field] : Form[Field] }

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
