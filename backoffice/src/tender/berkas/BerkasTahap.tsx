import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { tanggalWaktu } from '@eproc/domain/common/format'
import { tender } from '@eproc/i18n/id/tender'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { FileLink } from '@eproc/ui/document/FileLink.tsx'
import type { BerkasTahapInput } from '../../providers/verbs/tender/berkas.ts'
import { usePaket, usePanel } from '../context.ts'
import { DeedState } from '../DeedState.tsx'
import { useJadwal } from '../tender_reads.ts'
import { usePanelDeed } from '../usePanelDeed.ts'
import { useReported } from '../useReported.ts'
import { BerkasPicker } from '../../shared/form/BerkasPicker.tsx'
import { Unread } from '../../shared/panel/Unread.tsx'

const teks = tenderStaf.berkas

interface BerkasTahapProps {
  tipe: BerkasTahapInput['tipe']
  title: string
  empty: string
  submit: string
  allowed: boolean
}

/** Files of one tahap (announcement, explanation): what is stored, and an upload for those with the right. */
export function BerkasTahap(p: BerkasTahapProps) {
  const { tahap } = usePanel()
  const query = useJadwal()
  const stored = query.data?.find((row) => row.kunci === tahap.kunci)?.berkas
  const berkas = stored?.filter((b) => b.tipe === p.tipe)
  return (
    <section aria-label={p.title} style={{ display: 'grid', gap: 12 }}>
      <Unread of={[query]} />
      {berkas?.length === 0 && <Typography color="text.secondary">{p.empty}</Typography>}
      <ul style={{ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 8 }}>
        {berkas?.map((b) => (
          <li key={b.id}>
            <FileLink path={b.file} name={b.nama} />{' '}
            <Typography component="span" variant="caption" color="text.secondary">
              {[teks.pada(tanggalWaktu(b.pada)), b.showVendor ? '' : teks.disembunyikan]
                .filter(Boolean)
                .join(', ')}
            </Typography>
          </li>
        ))}
      </ul>
      {p.allowed && <Upload {...p} />}
    </section>
  )
}

function Upload({ tipe, title, submit }: BerkasTahapProps) {
  const [file, setFile] = useState<File | null>(null)
  const [showVendor, setShowVendor] = useState(true)
  useReported(file !== null)
  const paket = usePaket()
  const { urut } = usePanel().tahap
  const deed = usePanelDeed(
    (office, input: BerkasTahapInput, progress) => office.unggahBerkasTahap(input, progress),
    tipe === 'penjelasan' ? tenderStaf.gagal.unggahPenjelasan : tenderStaf.gagal.unggah
  )
  const upload = async () => {
    if (!file) return deed.fail(tender.berkasTahap.minimal)
    if (await deed.run({ paket, urut, tipe, showVendor, file })) setFile(null)
  }
  return (
    <>
      <DeedState deed={deed} />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '8px 24px', alignItems: 'center' }}>
        <BerkasPicker name={title} file={file} onPick={setFile} />
        <FormControlLabel
          control={<Checkbox checked={showVendor} onChange={(_, on) => setShowVendor(on)} />}
          label={teks.showVendor}
        />
        <Button variant="contained" onClick={() => void upload()}>
          {submit}
        </Button>
      </div>
    </>
  )
}
