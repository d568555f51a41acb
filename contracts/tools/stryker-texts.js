/** Texts for people are made at build time (Lingui): what stands in them can't be another thing as the tests run. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'texts',
    value: {
      shouldIgnore: ({ node }) =>
        node.type === 'CallExpression' && node.callee.name === 'msg' ? 'a text, made at build time' : undefined,
    },
  },
]
