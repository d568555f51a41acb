import { createContext, type ComponentProps, type ReactNode } from 'react'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { recordPage } from '../page.css.ts'
import { usePageTitle } from './usePageTitle.ts'

/** The browser's title, where a form renders it. */
export const FormTitle = createContext<string | undefined>(undefined)

/**
 * A page with its header and the browser's title. `heading`: the title with its names marked, or another text.
 * `before`: what is above the header. `hasForm`: a `PageForm` renders the browser's title, which says whether it has
 * errors.
 */
export function Page(props: PageProps) {
  const { title, heading, before, hasForm, className, children, ...header } = props
  const full = usePageTitle(title)
  return (
    <div className={className}>
      {before}
      <PageHeader {...header} title={hasForm ? undefined : full}>
        {heading ?? title}
      </PageHeader>
      <FormTitle value={hasForm ? full : undefined}>{children}</FormTitle>
    </div>
  )
}

type PageProps = Omit<ComponentProps<typeof PageHeader>, 'title'> & {
  title: string
  heading?: ReactNode
  before?: ReactNode
  hasForm?: boolean
  className: string
}

/** A page of one record. */
export const RecordPage = (props: Omit<PageProps, 'className' | 'look'>) => (
  <Page {...props} className={recordPage} look="small" />
)
