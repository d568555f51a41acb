import { useLingui } from '@lingui/react/macro'

/**
 * Browser title of a page with a form, rendered by the form instead of the page's heading. With errors, screen readers announce it before
 * the focus moves to the summary.
 */
export function FormTitle({ title, form }: { title: string; form: { summary: readonly unknown[] } }) {
  const { t } = useLingui()
  return (
    <title>
      {form.summary.length === 0
        ? title
        : t({ message: `Error: ${title}`, comment: 'Title of a page whose form has errors. {title}: of the page.' })}
    </title>
  )
}
