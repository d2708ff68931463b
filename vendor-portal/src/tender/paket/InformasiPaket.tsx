import Typography from '@mui/material/Typography'
import type { InformasiPaket as Informasi } from '@eproc/domain/tender/answers_paket'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { FileLink } from '@eproc/ui/document/FileLink.tsx'
import { JadwalPaket } from './JadwalPaket.tsx'
import { PaketDetails } from '../../app/PaketDetails.tsx'

const t = tenderLayar.informasi

/** Tab Informasi: content of the paket, downloads, jadwal (S1 §2.10). */
export function InformasiPaket({ info }: { info: Informasi }) {
  const downloads = (
    [
      [t.kak, info.fileKAK],
      [t.lampiran, info.fileLampiran],
      [t.lain, info.fileLain],
    ] as const
  ).filter((b): b is readonly [(typeof b)[0], string] => b[1] !== null)
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 32 }}>
      <section>
        <Typography variant="h2" component="h3" sx={{ mb: 1 }}>
          {t.title}
        </Typography>
        <PaketDetails paket={info} />
      </section>
      <section>
        <Typography variant="h2" component="h3" sx={{ mb: 1 }}>
          {t.downloads}
        </Typography>
        {downloads.length === 0 && <Typography color="text.secondary">{t.noDownloads}</Typography>}
        <ul style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 8 }}>
          {downloads.map(([nama, path]) => (
            <li key={nama}>
              <FileLink path={path} name={nama} />
            </li>
          ))}
        </ul>
      </section>
      <JadwalPaket info={info} />
    </div>
  )
}
