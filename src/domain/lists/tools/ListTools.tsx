import type { ReactNode } from 'react'
import { DrawerButton, type DrawerContent } from '../../../ui/overlay/DrawerButton.tsx'
import { filter, more, sort } from '../../../ui/layout/icons.ts'
import { Icon } from '../../../ui/layout/Icon.tsx'
import { visuallyHidden } from '../../../ui/theme/global.css.ts'
import * as styles from './list-tools.css.ts'
import { FilterName, MoreName, SortName } from './ToolNames.tsx'

/**
 * Toolbar of a list at up to 768 px: one row of drawers (filter, sort, more) and the active filters below it. It is
 * short, so that the results come first (§shell.29).
 */
export function ListTools(props: {
  renderFilter: DrawerContent
  /** The filters, shown on the page if their drawer can't be downloaded. */
  instead?: ReactNode
  renderSort?: DrawerContent
  renderMore?: DrawerContent | false
  /** The list's own choice, between Filter and More. */
  children?: ReactNode
  /** `FilterChips` of the active filters. */
  chips?: ReactNode
}) {
  return (
    <div className={styles.tools}>
      <div className={styles.row}>
        <DrawerButton
          title={<FilterName />}
          renderContent={props.renderFilter}
          instead={props.instead && <div className={styles.instead}>{props.instead}</div>}
          className={styles.tool}
        >
          <Icon icon={filter} />
          <FilterName />
        </DrawerButton>
        {props.children}
        {props.renderSort && (
          <DrawerButton title={<SortName />} renderContent={props.renderSort} className={styles.tool}>
            <Icon icon={sort} />
            <SortName />
          </DrawerButton>
        )}
        {props.renderMore && (
          <DrawerButton
            title={<MoreName />}
            renderContent={props.renderMore}
            className={props.children ? styles.small : styles.tool}
          >
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
