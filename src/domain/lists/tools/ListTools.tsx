import type { ComponentType, ReactNode } from 'react'
import { DrawerButton, type DrawerProps } from '../../../ui/overlay/DrawerButton.tsx'
import { filter, more, sort } from '../../../ui/layout/icons.ts'
import { Icon } from '../../../ui/layout/Icon.tsx'
import { visuallyHidden } from '../../../ui/theme/global.css.ts'
import * as styles from './list-tools.css.ts'
import { FilterName, MoreName, SortName } from './ToolNames.tsx'

/** A drawer: its code, loaded on the first touch, and its props. */
type Tool<Props extends object> = {
  load: () => Promise<{ default: ComponentType<DrawerProps & Props> }>
  data: Props
  /** Shown instead if its code can't be loaded. */
  instead?: ReactNode
}

/**
 * Toolbar of a list at up to 768 px: one row of drawers (filter, sort, more) and the active filters below it. It is
 * short, so that the results come first (§shell.29).
 */
export function ListTools<Filter extends object, Sort extends object, More extends object>(props: {
  filter: Tool<Filter>
  sort?: Tool<Sort> | undefined
  more?: Tool<More> | false | undefined
  /** The list's own choice, between Filter and More. */
  children?: ReactNode
  /** `FilterChips` of the active filters. */
  chips?: ReactNode
}) {
  return (
    <div className={styles.tools}>
      <div className={styles.row}>
        <DrawerButton {...wrapped(props.filter)} className={styles.tool}>
          <Icon icon={filter} />
          <FilterName />
        </DrawerButton>
        {props.children}
        {props.sort && (
          <DrawerButton {...wrapped(props.sort)} className={styles.tool}>
            <Icon icon={sort} />
            <SortName />
          </DrawerButton>
        )}
        {props.more && (
          <DrawerButton {...wrapped(props.more)} className={props.children ? styles.small : styles.tool}>
            <Icon icon={more} />
            <span className={props.children ? visuallyHidden : undefined}>
              <MoreName />
            </span>
          </DrawerButton>
        )}
      </div>
      {props.chips && <div className={styles.chips}>{props.chips}</div>}
    </div>
  )
}

const wrapped = <Props extends object>({ instead, ...tool }: Tool<Props>) => ({
  ...tool,
  instead: instead && <div className={styles.instead}>{instead}</div>,
})
