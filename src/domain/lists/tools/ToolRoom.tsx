import * as styles from './list-tools.css.ts'

/** The room of the tools over a list on a phone: nothing shifts as they come. */
export const ToolRoom = ({ hasChips, rowClass = styles.room }: { hasChips: boolean; rowClass?: string }) => (
  <div className={styles.tools}>
    <div className={rowClass} />
    {hasChips && <div className={styles.room} />}
  </div>
)
