import { expect, test } from 'vitest'
import { readDocument } from '../../contracts/document.ts'
import { verifyServer } from '../../contracts/verify.ts'

test('without a server, the report is one sentence that says what to do', async () => {
  const { problems, lines } = await verifyServer({ url: 'http://127.0.0.1:1' }, readDocument())
  expect([...lines, ...problems]).toEqual([
    expect.stringMatching(/^no server answers at http:\/\/127.0.0.1:1 \(.+\): start/),
  ])
})
