import { useLingui } from '@lingui/react/macro'
import { ComboField } from '../../ui/combobox/ComboField.tsx'
import { useMemo } from 'react'
import { Button } from '../../ui/controls/Button.tsx'
import { visuallyHidden } from '../../ui/theme/global.css.ts'
import type { Option } from '../../ui/combobox/option.ts'
import * as styles from './form.css.ts'

type Level = { id: number; name: string; search_words?: string }

/**
 * One level of the catalogue: what is to be chosen comes from the server, once the level above is known.
 * @param props.query of the level; not enabled as long as the level above is not chosen
 * @param props.first what to do before anything can be chosen here; undefined when it can
 * @param props.failed what is said when the level can't be loaded
 * @param props.other one more option, at the end
 */
export function CatalogueField({
  query,
  first,
  failed,
  other,
  ...field
}: {
  id: string
  name: string
  label: string
  value: string
  onChange: (id: string) => void
  error: string | undefined
  description?: string
  query: { data: Level[] | undefined; isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> }
  first?: string
  failed: string
  other?: { id: string; name: string }
}) {
  const { t } = useLingui()
  const { data } = query
  const options = useMemo(
    (): Option[] => (data ?? []).map(({ id, name, search_words }) => ({ id: String(id), name, words: search_words })),
    [data],
  )
  const offered = useMemo(() => (other ? [...options, { ...other, isAlways: true }] : options), [options, other])
  const count = options.length
  const { label } = field
  const isLoading = first === undefined && query.isFetching && !query.data
  // The lists of what is chosen already, as in an enquiry that is changed, arrive with their page: nobody waits to choose from them.
  const isSaid = first === undefined && field.value === ''
  const waiting = t({ message: 'Loading…', comment: 'In a list field, while what can be chosen is on its way.' })
  const choose = t({ message: 'Select one', comment: 'In a list field before anything is chosen.' })
  const retry = t({ message: 'Try Again', comment: 'Button: load what can be chosen in a list field once more.' })
  return (
    <div className={styles.level}>
      <ComboField
        {...field}
        value={field.value || null}
        onChange={(id) => field.onChange(id ?? '')}
        isRequired
        isWaiting={first !== undefined}
        isPending={isLoading}
        placeholder={first ?? (isLoading ? waiting : choose)}
        options={offered}
      />
      <span role="status" className={visuallyHidden}>
        {isSaid &&
          (isLoading
            ? t({
                message: `${label}: loading…`,
                comment: 'Screen reader: what can be chosen in a list is on its way.',
              })
            : query.data &&
              t({
                message: `${label}: ${count} to choose from`,
                comment:
                  'Screen reader: a list field can be used now. {label}: of the field, "Variety". {count}: a number.',
              }))}
      </span>
      {query.isError && !query.isFetching && (
        <div role="alert" className={styles.failed}>
          <span>{failed}</span>
          <Button tone="outline" onPress={query.refetch} label={`${failed}: ${retry}`}>
            {retry}
          </Button>
        </div>
      )}
    </div>
  )
}
