import { tanggal } from '@eproc/domain/common/format'
import { masaBlacklist } from '@eproc/i18n/id/verifikasi'

/** From when until when a blacklisting holds, in words. */
export const periodText = (start: string | null, end: string | null): string =>
  masaBlacklist(start ? tanggal(start) : '', end ? tanggal(end) : '')
