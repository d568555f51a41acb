import { useLingui } from '@lingui/react/macro'

/** The browser's title of a page with a form: that something in it is wrong is heard first, before the focus lands in the summary. */
export function useFormTitle(title: string, hasErrors: boolean): string {
  const { t } = useLingui()
  if (!hasErrors) return title
  return t({ message: `Error: ${title}`, comment: 'Title of a page whose form has errors. {title}: of the page.' })
}
