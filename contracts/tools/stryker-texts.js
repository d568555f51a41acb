import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

/** Texts for people are made at build time (Lingui): what stands in them can't be another thing as the tests run. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'texts', {
    shouldIgnore: ({ node }) =>
      node.type === 'CallExpression' && node.callee.name === 'msg' ? 'a text, made at build time' : undefined,
  }),
]
