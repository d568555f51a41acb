/** File fields of the document's forms: the generated types say `string`. An empty photo removes the stored one. */
type Files = { photo: Blob | ''; image: Blob; profile_picture: Blob; cancelled_bill: Blob }

/** A form of the API document as the app fills it in. */
export type FormInput<Form> = { [Field in keyof Form]: Field extends keyof Files ? Files[Field] : Form[Field] }

/** What makes a call send a form: `api.POST(path, { params, ...asForm<Form>(input) })`. */
export const asForm = <Form>(input: FormInput<Form>) => ({
  body: input as unknown as Form, // files, where the generated types say `string`
  bodySerializer: toFormData,
})

type Field = Blob | string | number | boolean | undefined

/** Booleans go as `true` and `false`, numbers as text, files as they are; what is undefined stays out. */
function toFormData(input: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(input as Record<string, Field>)) {
    if (value instanceof Blob) form.append(name, value)
    else if (value !== undefined) form.append(name, String(value))
  }
  return form
}
