import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import { field } from '#core/http/query/query_fields'
import { queryOf } from '#core/http/query/query_string'

/** GET /api/tanda-terima/{kode}?sha256=: the hash of a file that the receipt should be about. */
export const konfirmasiQuery = queryOf({
  sha256: field<string>(
    {
      rule: 'sha256',
      schema: { type: 'string', pattern: '^[0-9a-fA-F]{64}$' },
      read: (value) => (/^[0-9a-fA-F]{64}$/.test(String(value)) ? String(value) : undefined),
      message: () => teks.konfirmasi.sha256,
    },
    (value) => value
  ),
})
