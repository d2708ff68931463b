import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { I18nProvider, TranslationMessages } from 'react-admin'
import { BATAS_HITUNG, lebihDariTerhitung } from '@eproc/domain/common/batas_hitung'
import { angka } from '@eproc/domain/common/format'
import { ra } from '@eproc/i18n/id/ra_office'
import { tenderResources } from '@eproc/i18n/id/resources/tender'
import { resources } from '@eproc/i18n/id/resources_office'

/* Typed against react-admin's own list of keys: a key that a new version adds does not compile. */
const messages: TranslationMessages = {
  ra,
  resources: { ...resources, ...tenderResources },
}

const polyglot = polyglotI18nProvider(() => messages, 'id', [{ locale: 'id', name: 'Indonesia' }], {
  allowMissing: true,
})

interface Range {
  total?: number
}

/**
 * react-admin in Indonesian; names of columns and fields are `resources.<name>.fields.<source>`. A list that was not
 * counted to its end says that there are more.
 */
export const i18nProvider: I18nProvider = {
  ...polyglot,
  translate(key: string, options?: Range) {
    const uncounted =
      key === 'ra.navigation.page_range_info' && lebihDariTerhitung(options?.total ?? 0)
    if (!uncounted) return polyglot.translate(key, options)
    return polyglot.translate(`${key}_lebih`, { ...options, total: angka(BATAS_HITUNG) })
  },
}
