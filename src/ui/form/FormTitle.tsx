import { useLingui } from '@lingui/react/macro'

/**
 * The browser's title of a page with a form, rendered by the form in place of its page's heading: that something is wrong is heard first,
 * before the focus lands in the summary.
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
