import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { I18nProvider, TranslationMessages } from 'react-admin'
import { ra } from '@eproc/i18n/id/ra_office'
import { tenderResources } from '@eproc/i18n/id/resources/tender'
import { resources } from '@eproc/i18n/id/resources_office'

/* Typed against react-admin's own list of keys: a key that a new version adds does not compile. */
const messages: TranslationMessages = {
  ra,
  resources: { ...resources, ...tenderResources },
}

/** react-admin in Indonesian; names of columns and fields are `resources.<name>.fields.<source>`. */
export const i18nProvider: I18nProvider = polyglotI18nProvider(
  () => messages,
  'id',
  [{ locale: 'id', name: 'Indonesia' }],
  { allowMissing: true }
)
