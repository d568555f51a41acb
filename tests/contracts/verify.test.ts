import { expect, test } from 'vitest'
import { readDocument } from '../../contracts/document.ts'
import { verifyServer } from '../../contracts/verify.ts'

test.each([
  ['http://127.0.0.1:1', /^no server answers at http:\/\/127.0.0.1:1 \(.+\): start/],
  ['127.0.0.1:8080', /^--url 127.0.0.1:8080 is no address such as http:/],
  ['localhost:8080', /^--url localhost:8080 is no address such as http:/],
])('without a server at %s, the report says what to do', async (url, says) => {
  const { problems, lines } = await verifyServer({ url }, readDocument())
  expect([...lines, ...problems]).toEqual([expect.stringMatching(says)])
})
