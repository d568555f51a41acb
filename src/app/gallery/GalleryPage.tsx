/* oxlint-disable lingui/no-unlocalized-strings -- development only: it shows the blocks, it is no page of the product */
import { activate } from '../../i18n/catalog.ts'
import { LOCALE_NAME, LOCALES } from '../../i18n/locales.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { column } from '../../ui/theme/global.css.ts'
import { PageHeading } from '../../ui/layout/PageHeader.tsx'
import { RadioField } from '../../ui/fields/ChoiceField.tsx'
import { ThemeSelector } from '../shell/Selectors.tsx'
import { ActionBlocks } from './ActionBlocks.tsx'
import { ContentBlocks } from './ContentBlocks.tsx'
import { ComboBlocks, FieldBlocks } from './FieldBlocks.tsx'
import * as styles from './gallery.css.ts'
import { OverlayBlocks, VoiceBlocks } from './OverlayBlocks.tsx'

/** Every building block in every state and language, both themes side by side: `/_ui`, in development only. */
export default function GalleryPage() {
  const locale = useLocale()
  return (
    <div className={`${column} ${styles.page}`}>
      <PageHeading title="Building blocks" className={styles.heading}>
        Building blocks
      </PageHeading>
      <div className={styles.controls}>
        <RadioField
          label="Language"
          value={locale}
          options={LOCALES.map((id) => ({ id, name: LOCALE_NAME[id] }))}
          onChange={(id) => void activate(id)}
        />
        <ThemeSelector label />
      </div>
      <div className={styles.themes}>
        {['light', 'dark'].map((theme) => (
          <section key={theme} data-theme={theme} aria-label={theme} className={styles.pane}>
            <ActionBlocks prefix={theme} />
            <FieldBlocks prefix={theme} />
            <ComboBlocks />
            <VoiceBlocks />
            <ContentBlocks prefix={theme} />
            <OverlayBlocks />
          </section>
        ))}
      </div>
    </div>
  )
}
