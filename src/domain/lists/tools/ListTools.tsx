import type { ComponentType, ReactNode } from 'react'
import { DrawerButton, type DrawerProps } from '../../../ui/overlay/DrawerButton.tsx'
import { filter, more, sort } from '../../../ui/layout/icons.ts'
import { Icon } from '../../../ui/layout/Icon.tsx'
import { visuallyHidden } from '../../../ui/theme/global.css.ts'
import * as styles from './list-tools.css.ts'
import { FilterName, MoreName, SortName } from './ToolNames.tsx'

/** What opens a drawer: its code, which comes on the first touch, and what that is given. */
type Tool<Props extends object> = {
  load: () => Promise<{ default: ComponentType<DrawerProps & Props> }>
  of: Props
  /** Stands in its place where its code can't be had. */
  instead?: ReactNode
}

/**
 * Over a list at 768 px and less: one row of what narrows it down, orders it, and what else can be done with it, each in a drawer,
 * and under it the filters that are set. The goods come first (§shell.29).
 */
export function ListTools<Filter extends object, Sort extends object, More extends object>(props: {
  filter: Tool<Filter>
  sort?: Tool<Sort> | undefined
  more?: Tool<More> | false | undefined
  /** Between Filter and More: a choice of the list's own. */
  children?: ReactNode
  /** `FilterChips` of those that are set. */
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
