import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'
import { chromium } from './scripts/chromium.ts'
import viteConfig from './vite.config.ts'

/** Logic and the mock are tested in Node, components in jsdom, focus and real styles in a browser. */
export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      // Usually within 1 s, but longer on a busy machine.
      expect: { poll: { timeout: 10_000 } },
      // Each test finds mock functions as they were made.
      mockReset: true,
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            environment: 'node',
            // Test files share globals and loaded modules, which halves the time; setup.ts undoes each file's changes.
            isolate: false,
            setupFiles: ['tests/setup.ts', 'tests/setup-node.ts'],
            // Node loads the mock itself, as in `npm start`, so that its document and data are read only once.
            server: { deps: { external: [/\/mock-server\/(?!.*\.test\.).*\.ts$/] } },
            include: ['tests/**/*.test.ts'],
            testTimeout: 20_000,
            hookTimeout: 60_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'dom',
            environment: 'jsdom',
            // Sharing one jsdom takes a quarter of the time.
            isolate: false,
            environmentOptions: { jsdom: { url: 'http://localhost/' } },
            include: ['tests/**/*.test.tsx', 'tests/**/*.dom.ts'],
            testTimeout: 20_000,
            setupFiles: ['tests/setup.ts', 'tests/setup-dom.ts'],
          },
        },
        {
          extends: true,
          // Makes React Aria virtualize lists in browser tests. In jsdom, which has no layout, lists show all rows.
          define: { 'process.env.VIRT_ON': 'true' },
          // Listed up front, because a dependency discovered later would reload running tests.
          optimizeDeps: {
            entries: ['tests/**/*.browser.tsx', 'src/**/*.{ts,tsx}'],
            include: [
              'vitest-browser-react',
              'react-dom/client',
              'react-dom/static',
              'axe-core',
              '@guidepup/virtual-screen-reader',
              'openapi-fetch',
              'valibot',
              ...['useDrop', 'useLandmark'].map((name) => `react-aria/${name}`),
              ...'Button ComboBox Dialog Disclosure DisclosureGroup FileTrigger Heading I18nProvider Input ListBox Modal Popover Toast Virtualizer'
                .split(' ')
                .map((name) => `react-aria-components/${name}`),
            ],
          },
          test: {
            name: 'browser',
            setupFiles: ['tests/setup.ts'],
            include: ['tests/**/*.browser.tsx'],
            browser: {
              enabled: true,
              headless: true,
              screenshotFailures: false,
              provider: playwright({ launchOptions: chromium, contextOptions: { reducedMotion: 'reduce' } }),
              instances: [{ browser: 'chromium' }],
            },
          },
        },
      ],
    },
  }),
)
