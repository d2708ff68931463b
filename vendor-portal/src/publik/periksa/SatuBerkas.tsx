import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { BuktiLog } from '@eproc/domain/log/answers'
import { ambilSatuBerkas as teks } from '@eproc/i18n/id/satu_berkas'
import { api } from '@eproc/ui/api/api.ts'
import { saveAs } from '../../app/save_as.ts'

const SINGLE_FILE = '/_vp/satu-berkas.html'

/** The hash of the single-file page in what the log says of this server's pages; null where it has none. */
function hashOf(proof: BuktiLog | undefined): string | null {
  const said: unknown = proof && JSON.parse(proof.isi)
  const { satuBerkas } = (said ?? {}) as { satuBerkas?: unknown }
  return typeof satuBerkas === 'string' ? satuBerkas : null
}

/** Where the page that needs no server is to be had, its hash, and the proof that the log has it. */
export function SatuBerkas() {
  const { data } = useQuery({
    queryKey: ['log', 'halaman'],
    queryFn: () => api.get<BuktiLog>('/api/log/halaman'),
    retry: false,
  })
  const hash = hashOf(data)
  if (!data || !hash) return null
  const save = () =>
    saveAs(
      new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
      'bukti-halaman.json'
    )
  return (
    <section aria-label={teks.judul} style={{ display: 'grid', gap: 12, marginTop: 16 }}>
      <Typography variant="h2">{teks.judul}</Typography>
      <Typography color="text.secondary">{teks.isi}</Typography>
      <Typography>
        <strong>{teks.sidik}:</strong> <code>{hash}</code>
      </Typography>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        <Button variant="outlined" href={SINGLE_FILE} download>
          {teks.unduh}
        </Button>
        {data.tercatat && (
          <Button variant="outlined" onClick={save}>
            {teks.bukti}
          </Button>
        )}
      </div>
    </section>
  )
}
