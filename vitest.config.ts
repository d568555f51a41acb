import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'
import { chromium } from './scripts/chromium.ts'
import viteConfig from './vite.config.ts'

/** Rules and the mock run in Node, components in jsdom, what needs focus and real styles in a browser. */
export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      // What a test waits for comes within 1 s on most machines, and later on a busy one.
      expect: { poll: { timeout: 10_000 } },
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            environment: 'node',
            // Files share globals and what is loaded, which halves their time: setup.ts puts back what each has changed.
            isolate: false,
            setupFiles: ['tests/setup.ts'],
            // Node runs the mock itself, as `npm start` does: its document and its data are read once, not by each file.
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
            // One jsdom for all files takes a quarter of the time of one each.
            isolate: false,
            environmentOptions: { jsdom: { url: 'http://localhost/' } },
            include: ['tests/**/*.test.tsx', 'tests/**/*.dom.ts'],
            testTimeout: 20_000,
            setupFiles: ['tests/setup.ts', 'tests/setup-dom.ts'],
          },
        },
        {
          extends: true,
          // React Aria's windowed list measures in a browser, in tests too; in jsdom, which measures nothing, it shows all.
          define: { 'process.env.VIRT_ON': 'true' },
          // Found before the tests start: a dependency found later would reload them half-way.
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
            include: ['tests/**/*.browser.tsx'],
            browser: {
              enabled: true,
              headless: true,
              screenshotFailures: false,
              provider: playwright({ launchOptions: chromium }),
              instances: [{ browser: 'chromium' }],
            },
          },
        },
      ],
    },
  }),
)
