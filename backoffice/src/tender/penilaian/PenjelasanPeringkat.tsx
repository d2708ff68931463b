import Typography from '@mui/material/Typography'
import type { PenjelasanPeringkat as Penjelasan } from '@eproc/domain/tender/answers_hasil'
import { peringkat as teks } from '@eproc/i18n/id/peringkat'

/** The system's ranking in words, as the server says it; nothing where there is none to tell. */
export function PenjelasanPeringkat({ rows }: { rows: readonly Penjelasan[] }) {
  if (rows.length === 0) return null
  return (
    <section aria-label={teks.judul} style={{ display: 'grid', gap: 8, maxWidth: 960 }}>
      <Typography variant="h3" component="h4">
        {teks.judul}
      </Typography>
      <Typography variant="caption" color="text.secondary">
        {teks.keterangan}
      </Typography>
      <dl style={{ margin: 0, display: 'grid', gap: 8 }}>
        {rows.map((row) => (
          <div key={row.vendorId}>
            <dt style={{ fontWeight: 600 }}>{row.nama}</dt>
            <dd style={{ margin: 0 }}>{row.penjelasan}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
