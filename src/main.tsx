import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { createQueryClient } from './api/query-client.ts'
import { App } from './app/App.tsx'
import { preload } from './app/routes.tsx'
import { detectLocale } from './i18n/detect.ts'
import { start } from './i18n/catalog.ts'
import './session/connect.ts'
import './ui/global.css.ts'

const root = document.getElementById('root')!
const locale = detectLocale()
// A page that can't be downloaded shows the error page once it is rendered.
await Promise.all([start(locale), preload(location.pathname).catch(() => undefined)])

const app = (
  <StrictMode>
    <BrowserRouter>
      <App queryClient={createQueryClient()} />
    </BrowserRouter>
  </StrictMode>
)
// Prerendered for this page and language: taken over as it stands, with what was typed meanwhile. Otherwise rendered anew.
if (root.dataset.path === location.pathname && root.dataset.locale === locale) hydrateRoot(root, app)
else createRoot(root).render(app)
delete document.documentElement.dataset.switching
