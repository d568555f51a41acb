import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { usePageTitle } from '../../domain/navigation/usePageTitle.ts'
import { column } from '../../ui/theme/global.css.ts'
import { PageHeading } from '../../ui/layout/PageHeading.tsx'
import * as styles from './board.css.ts'
import { readBoardView } from './board-view.ts'
import { Board } from './Board.tsx'

/** The public board of enquiries (§board.2). The address is the state. */
export default function BoardPage() {
  const { t } = useLingui()
  const [query] = useSearchParams()
  const view = useMemo(() => readBoardView(query), [query])
  return (
    <div className={`${column} ${styles.page}`}>
      <header className={styles.intro}>
        <PageHeading
          title={usePageTitle(
            t({ message: 'Enquiries', comment: 'Title of the public board of buy and sell enquiries.' }),
          )}
          className={styles.title}
        >
          <Trans comment="Title of the public board of buy and sell enquiries.">Enquiries</Trans>
        </PageHeading>
        <p className={styles.subtitle}>
          <Trans comment="Under the title of the public board of enquiries.">
            What people across India want to buy and sell
          </Trans>
        </p>
      </header>
      <Board view={view} />
    </div>
  )
}
