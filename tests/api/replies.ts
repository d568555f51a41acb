import { fileURLToPath } from 'node:url'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { GenericSchema } from 'valibot'
import { idOf, loadOperations } from '../../mock-server/document.ts'
import type { OperationId } from '../../mock-server/operation.ts'
import * as generated from '../../src/api/generated/replies.ts'

/** A success in the document: its examples by name, and whether a body strictly matches it. */
export type Success = {
  id: OperationId
  status: number
  examples: [name: string, body: unknown][]
  /** Undefined if there is no body. */
  schema: object | undefined
  holds: (body: unknown) => boolean
}

const ajv = new Ajv2020({ strict: false, allowUnionTypes: true, logger: false })
addFormats(ajv)

const documentFile = fileURLToPath(new URL('../../openapi/openapi.yaml', import.meta.url))

/** Every success declared in the document; one without a body has no examples. */
export const successes: Success[] = (await loadOperations(documentFile)).flatMap((operation) =>
  operation.responses
    .filter(({ code }) => code.startsWith('2'))
    .map(({ code, contents = [] }) => {
      const { $schema: _, ...rules } = { $schema: undefined, ...contents[0]?.schema }
      const validate = ajv.compile(rules)
      return {
        id: idOf(operation) as OperationId,
        status: Number(code),
        examples: (contents[0]?.examples ?? []).flatMap((example): [string, unknown][] =>
          'value' in example ? [[example.key, example.value]] : [],
        ),
        schema: contents[0]?.schema,
        holds: (body) => validate(body),
      }
    }),
)

/** The generated check for an operation's success. */
export function checkOf(id: OperationId): GenericSchema {
  const name = `v${id[0]?.toUpperCase()}${id.slice(1)}Response`
  const check = Object.entries(generated).find(([key]) => key === name)?.[1]
  if (!check) throw new Error(`No check for the reply of ${id}`)
  return check
}
